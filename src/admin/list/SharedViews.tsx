import type { SharedView } from '#contract/calls/listViews.ts'
import { signedInAs } from '#data/session.ts'
import { formLook, wordsLook } from '#staffStyled/recipes'
import { Button, IconButton } from '../Button.tsx'
import { Coming } from '../Coming.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import type { useSharedViews } from './useSharedViews.ts'
import { ViewList } from './ViewList.tsx'

interface SharedViewsProps {
  shared: ReturnType<typeof useSharedViews>
  onOpen: (view: SharedView) => void
}

/** The views that are saved for all, each with who saved it. */
export function SharedViews({ shared, onOpen }: SharedViewsProps) {
  const { views, error, isReady, isReachable, mayRemove, remove } = shared
  return (
    <>
      {views ? null : <Coming what="所有人的檢視" error={error} />}
      {views && views.length > 0 ? (
        <ViewList label="所有人的檢視">
          {views.map(each => (
            <li key={each.id} ref={handsFocusOn}>
              <Button onClick={() => onOpen(each)}>{each.name}</Button>
              {mayRemove(each) ? (
                <IconButton
                  icon="close"
                  label={`移除所有人的檢視「${each.name}」`}
                  isOff={!isReady}
                  onClick={() => void remove(each)}
                />
              ) : null}
              {each.account === signedInAs() ? null : (
                <span className={wordsLook().soft}>（{each.account}儲存）</span>
              )}
            </li>
          ))}
        </ViewList>
      ) : null}
      {views && !isReachable ? (
        <p className={formLook().note}>離線中，不能為所有人儲存或移除檢視；請連線後再試。</p>
      ) : null}
    </>
  )
}

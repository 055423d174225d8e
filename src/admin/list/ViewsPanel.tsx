import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { fieldLook, narrowingLook } from '#staffStyled/recipes'
import { Button, IconButton } from '../Button.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import { addressOf, viewAt } from './listView.ts'
import { changeViews, type NamedView, namedViews } from './namedViews.ts'
import { SharedViews } from './SharedViews.tsx'
import type { ListPlace } from './useListPlace.ts'
import { useSharedViews } from './useSharedViews.ts'
import { ViewList } from './ViewList.tsx'

interface ViewsPanelProps {
  id: string
  collection: AnyCollection
  place: ListPlace
}

/** What somebody looks at often, by a name, on this device or for all: what is searched, narrowed, sorted and shown. */
export default function ViewsPanel({ id, collection, place: { view, change } }: ViewsPanelProps) {
  const [views, setViews] = useState(() => namedViews(collection))
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const without = (gone: string, from: readonly NamedView[]) =>
    from.filter(each => each.name !== gone)
  const shared = useSharedViews(collection)
  const { page: _, ...address } = addressOf(view)
  const save = () => {
    if (name === '') return
    setViews(changeViews(collection, kept => [...without(name, kept), { name, address }]))
    setTyped('')
  }
  const saveForAll = async () => {
    if (await shared.save(name, address)) setTyped(now => (now.trim() === name ? '' : now))
  }
  const open = ({ address: named }: Pick<NamedView, 'address'>) => {
    const { columns, ...asked } = viewAt(collection, named)
    change(columns ? { ...asked, columns } : asked)
  }
  return (
    <section
      id={id}
      className={`${narrowingLook().narrow} ${narrowingLook().views}`}
      aria-label="已命名的檢視"
    >
      {views.length > 0 ? (
        <ViewList label="這部裝置的檢視">
          {views.map(each => (
            <li key={each.name} ref={handsFocusOn}>
              <Button onClick={() => open(each)}>{each.name}</Button>
              <IconButton
                icon="close"
                label={`移除檢視「${each.name}」`}
                isOnce
                onClick={() => setViews(changeViews(collection, kept => without(each.name, kept)))}
              />
            </li>
          ))}
        </ViewList>
      ) : null}
      <SharedViews shared={shared} onOpen={open} />
      <form
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <input
          className={fieldLook()}
          aria-label="檢視名稱"
          placeholder="檢視名稱"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" isOff={name === ''}>
          儲存於這部裝置
        </Button>
        <Button isOff={name === '' || !shared.isReady} onClick={() => void saveForAll()}>
          為所有人儲存
        </Button>
      </form>
    </section>
  )
}

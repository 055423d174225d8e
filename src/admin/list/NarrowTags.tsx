import type { AnyCollection } from '#contract/collection.ts'
import { narrowingLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Button } from '../Button.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import { useTitles } from '../importExport/useTitles.ts'
import { narrowedWords } from './narrowing.ts'
import type { ListPlace } from './useListPlace.ts'

interface NarrowTagsProps {
  collection: AnyCollection
  place: ListPlace
}

/** What a list is narrowed to, each of which can be taken away. */
export function NarrowTags({ collection, place: { view, change, narrow } }: NarrowTagsProps) {
  const titles = useTitles(collection)
  const narrowed = Object.entries(view.where)
  if (narrowed.length === 0) return null
  return (
    <ul className={narrowingLook().narrowed} aria-label="已套用的篩選">
      {narrowed.map(([name, wanted]) => {
        const field = collection.fields[name]
        if (!field) return null
        const words = `${field.label}：${narrowedWords(field, wanted, titles)}`
        return (
          <li key={name} ref={handsFocusOn}>
            <Button isOnce aria-label={`移除篩選：${words}`} onClick={() => narrow(name, '')}>
              {words}
              <Icon name="close" />
            </Button>
          </li>
        )
      })}
      <li ref={handsFocusOn}>
        <Button isOnce onClick={() => change({ where: {} })}>
          清除篩選
        </Button>
      </li>
    </ul>
  )
}

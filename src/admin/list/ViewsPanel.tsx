import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { fieldLook, narrowingLook } from '#staffStyled/recipes'
import { Button, IconButton } from '../Button.tsx'
import { addressOf, viewAt } from './listView.ts'
import { keepViews, type NamedView, namedViews } from './namedViews.ts'
import type { ListPlace } from './useListPlace.ts'

interface ViewsPanelProps {
  id: string
  collection: AnyCollection
  place: ListPlace
}

/** What somebody looks at often, by a name of their own: what is searched, narrowed, sorted and shown. */
export function ViewsPanel({ id, collection, place: { view, change } }: ViewsPanelProps) {
  const [views, setViews] = useState(() => namedViews(collection))
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const keep = (next: readonly NamedView[]) => {
    setViews(next)
    keepViews(collection, next)
  }
  const save = () => {
    if (name === '') return
    const { page: _, ...address } = addressOf(view)
    keep([...views.filter(each => each.name !== name), { name, address }])
    setTyped('')
  }
  const open = ({ address }: NamedView) => {
    const { columns, ...asked } = viewAt(collection, address)
    change(columns ? { ...asked, columns } : asked)
  }
  return (
    <section
      id={id}
      className={`${narrowingLook().narrow} ${narrowingLook().views}`}
      aria-label="已命名的檢視"
    >
      {views.length > 0 ? (
        <ul>
          {views.map(each => (
            <li key={each.name}>
              <Button onClick={() => open(each)}>{each.name}</Button>
              <IconButton
                icon="close"
                label={`移除檢視「${each.name}」`}
                onClick={() => keep(views.filter(other => other !== each))}
              />
            </li>
          ))}
        </ul>
      ) : null}
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
          儲存目前的檢視
        </Button>
      </form>
    </section>
  )
}

import { useId } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import type { Field } from '#contract/field.ts'
import { fieldLook, narrowingLook } from '#staffStyled/recipes'
import { useTitles } from '../importExport/useTitles.ts'
import { Options } from '../Options.tsx'
import { choicesOf, hasDays, narrowable, narrowedWords, spanned, spanOf } from './narrowing.ts'
import type { ListPlace } from './useListPlace.ts'
import { useTyping } from './useTyping.ts'

interface NarrowPanelProps {
  id: string
  collection: AnyCollection
  place: ListPlace
}

/** A control for each field that the list may be narrowed by. */
export default function NarrowPanel({ id, collection, place: { view, narrow } }: NarrowPanelProps) {
  return (
    <div id={id} className={narrowingLook().narrow}>
      {narrowable(collection).map(([name, field]) => {
        const Control = hasDays(field) ? Days : Choice
        return (
          <Control
            key={name}
            name={name}
            field={field}
            wanted={view.where[name] ?? ''}
            onChange={wanted => narrow(name, wanted)}
          />
        )
      })}
    </div>
  )
}

interface ControlProps {
  name: string
  field: Field
  /** What it is narrowed to; empty where it is not. */
  wanted: string
  onChange: (wanted: string) => void
}

function Choice({ name, field, wanted, onChange }: ControlProps) {
  const titles = useTitles({ fields: { [name]: field } })
  const { shown, type } = useTyping(wanted, onChange)
  const id = useId()
  const choices = choicesOf(field, titles)
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        className={fieldLook()}
        value={shown}
        onChange={({ target }) => type(target.value)}
      >
        <option value="">不限</option>
        <Options of={choices} />
        {shown === '' || Object.hasOwn(choices, shown) ? null : (
          <option value={shown}>{narrowedWords(field, shown, titles)}</option>
        )}
      </select>
    </div>
  )
}

const ends = { from: '由', until: '至' } as const

function Days({ field, wanted, onChange }: ControlProps) {
  const { shown, type } = useTyping(wanted, onChange)
  const span = spanOf(shown)
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {(['from', 'until'] as const).map(end => (
        <label key={end}>
          {ends[end]}
          <input
            className={fieldLook()}
            type="date"
            aria-label={`${field.label}${ends[end]}`}
            value={span[end]}
            onChange={({ target }) => type(spanned({ ...span, [end]: target.value }))}
          />
        </label>
      ))}
    </fieldset>
  )
}

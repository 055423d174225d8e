import type { ChangeEvent } from 'react'
import { type LanguagePage, languagePageParts } from '#contract/languagePage.ts'
import type { ControlProps } from './control.ts'

const parts = Object.entries(languagePageParts) as [
  keyof LanguagePage,
  (typeof languagePageParts)[keyof LanguagePage],
][]

const nothing = Object.fromEntries(parts.map(([name]) => [name, ''])) as LanguagePage

/** The texts of a page in another language, part by part. */
export default function LanguagePageInput(props: ControlProps<'languagePage'>) {
  const { id, field, value, onChange, faultyAt } = props
  const page = (value ?? nothing) as LanguagePage
  return (
    <div id={id} className="adm-form">
      {parts.map(([name, { label, lines }]) => {
        const typing = {
          id: `${id}-${name}`,
          className: 'adm-input',
          lang: field.language,
          'aria-invalid': faultyAt.includes(name),
          value: page[name],
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ ...page, [name]: target.value }),
        }
        return (
          <div key={name} className="adm-field" data-wide>
            <label className="adm-label" htmlFor={typing.id}>
              {label}
            </label>
            {lines === 1 ? <input {...typing} /> : <textarea {...typing} rows={lines} />}
          </div>
        )
      })}
    </div>
  )
}

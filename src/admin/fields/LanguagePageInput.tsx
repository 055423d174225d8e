import type { ChangeEvent } from 'react'
import { type LanguagePage, languagePageLabels } from '#contract/languagePage.ts'
import { fieldLook, formLook, wordsLook } from '#staffStyled/recipes'
import type { ControlProps } from './control.ts'

const parts = Object.entries(languagePageLabels) as [keyof LanguagePage, string][]

/** How many lines are shown; of what is not told, one. */
const rows: Partial<LanguagePageRows> = { introduction: 6, enrolment: 6, courses: 3 }

type LanguagePageRows = Record<keyof LanguagePage, number>

const nothing = Object.fromEntries(parts.map(([name]) => [name, ''])) as LanguagePage

/** The texts of a page in another language, part by part. */
export default function LanguagePageInput(props: ControlProps<'languagePage'>) {
  const { id, field, value, onChange, faultyAt } = props
  const page = (value ?? nothing) as LanguagePage
  return (
    <div id={id} className={formLook().root}>
      {parts.map(([name, label]) => {
        const typing = {
          id: `${id}-${name}`,
          className: fieldLook(),
          lang: field.language,
          'aria-invalid': faultyAt.includes(name),
          value: page[name],
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ ...page, [name]: target.value }),
        }
        return (
          <div key={name} className={formLook().field} data-wide>
            <label className={wordsLook().label} data-label htmlFor={typing.id}>
              {label}
            </label>
            {rows[name] ? <textarea {...typing} rows={rows[name]} /> : <input {...typing} />}
          </div>
        )
      })}
      <p className={wordsLook().soft}>沒有標題的一頁不會公開。</p>
    </div>
  )
}

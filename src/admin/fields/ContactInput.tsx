import type { ReactNode } from 'react'
import { splitCommaList } from '#contract/asset.ts'
import { type Contact, contactLabels, initialContact, type OpeningTime } from '#contract/contact.ts'
import { commaList } from '#contract/field.ts'
import { fieldLook, formLook, wordsLook } from '#staffStyled/recipes'
import { Button, IconButton } from '../Button.tsx'
import { CommaListInput } from './CommaListInput.tsx'
import { HolidayRow, numbered, replaced, TimeRow } from './contactRows.tsx'
import { type ControlProps, textOf } from './control.ts'
import { handsFocusBeside } from './handsFocusBeside.ts'

const languages = { zh: '中文', pt: '葡文', en: '英文' } as const

/** What is told in one line, and the keys that a telephone offers for it. */
const lines = {
  address: 'text',
  guideVideo: 'url',
  telephone: 'tel',
  fax: 'tel',
  email: 'email',
  website: 'url',
} as const

const lineNames = Object.keys(lines) as (keyof typeof lines)[]

const buses = commaList(contactLabels.busLines)

/** The school's contact details, part by part. */
export default function ContactInput({ id, value, onChange, faultyAt }: ControlProps<'contact'>) {
  const contact = (value ?? initialContact) as Contact
  const { holidays = [] } = contact
  const put = (part: Partial<Contact>) => onChange({ ...contact, ...part })
  const isFaulty = (part: string) =>
    faultyAt.some(each => each === part || each.startsWith(`${part}.`))
  return (
    <div id={id} className={formLook().root}>
      {Object.entries(languages).map(([key, label]) => (
        <Line
          key={key}
          label={`${contactLabels.name}（${label}）`}
          isInvalid={isFaulty(`name.${key}`)}
          value={contact.name[key as keyof typeof languages]}
          onChange={text => put({ name: { ...contact.name, [key]: text } })}
        />
      ))}
      {lineNames.map(name => (
        <Line
          key={name}
          label={contactLabels[name]}
          keys={lines[name]}
          isInvalid={isFaulty(name)}
          value={contact[name]}
          onChange={text => put({ [name]: text })}
        />
      ))}
      <div className={formLook().field}>
        <label htmlFor={`${id}-buses`} className={wordsLook().label} data-label>
          {buses.label}（以逗號分隔）
        </label>
        <CommaListInput
          field={buses}
          id={`${id}-buses`}
          value={contact.busLines.join(',')}
          onChange={text => put({ busLines: splitCommaList(textOf(text)) })}
          isInvalid={isFaulty('busLines')}
          faultyAt={[]}
          describedBy={undefined}
        />
      </div>
      <Part
        label={contactLabels.openingTime}
        onAdd={() => put({ openingTime: [...contact.openingTime, newTime] })}
      >
        {numbered(contact.openingTime).map(({ entry: time, index, key }) => (
          <TimeRow
            key={key}
            time={time}
            isInvalid={isFaulty(`openingTime.${index}`)}
            onChange={changed =>
              put({ openingTime: replaced(contact.openingTime, index, changed) })
            }
          />
        ))}
      </Part>
      <Part
        label={contactLabels.holidays}
        onAdd={() => put({ holidays: [...holidays, { from: '', to: '', name: '' }] })}
      >
        {numbered(holidays).map(({ entry: holiday, index, key }) => (
          <HolidayRow
            key={key}
            holiday={holiday}
            isInvalid={isFaulty(`holidays.${index}`)}
            onChange={changed => put({ holidays: replaced(holidays, index, changed) })}
          />
        ))}
      </Part>
      <Part
        label={contactLabels.socialMedia}
        onAdd={() => put({ socialMedia: [...contact.socialMedia, { name: '', url: '' }] })}
      >
        {numbered(contact.socialMedia).map(({ entry: media, index, key }) => {
          const change = (changed: typeof media | undefined) =>
            put({ socialMedia: replaced(contact.socialMedia, index, changed) })
          return (
            <div key={key} className={formLook().row} ref={handsFocusBeside}>
              <input
                className={fieldLook()}
                aria-label="平台名稱"
                aria-invalid={isFaulty(`socialMedia.${index}.name`)}
                value={media.name}
                onChange={event => change({ ...media, name: event.target.value })}
              />
              <input
                className={fieldLook()}
                aria-label="平台網址"
                inputMode="url"
                autoCapitalize="off"
                aria-invalid={isFaulty(`socialMedia.${index}.url`)}
                value={media.url}
                onChange={event => change({ ...media, url: event.target.value })}
              />
              <IconButton
                icon="close"
                isOnce
                label={`移除${media.name}`}
                onClick={() => change(undefined)}
              />
            </div>
          )
        })}
      </Part>
    </div>
  )
}

const newTime: OpeningTime = { days: [1], ranges: [['09:00', '17:30']] }

interface LineProps {
  label: string
  keys?: (typeof lines)[keyof typeof lines]
  value: string
  isInvalid: boolean
  onChange: (text: string) => void
}

function Line({ label, keys = 'text', value, isInvalid, onChange }: LineProps) {
  return (
    <label className={formLook().field}>
      <span className={wordsLook().label} data-label>
        {label}
      </span>
      <input
        className={fieldLook()}
        inputMode={keys}
        autoCapitalize={keys === 'text' ? undefined : 'off'}
        aria-invalid={isInvalid}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}

function Part({
  label,
  onAdd,
  children,
}: {
  label: string
  onAdd: () => void
  children: ReactNode
}) {
  return (
    <fieldset className={formLook().field} data-wide>
      <legend className={wordsLook().label} data-label>
        {label}
      </legend>
      <div className={formLook().edits}>{children}</div>
      <div>
        <Button onClick={onAdd}>新增{label}</Button>
      </div>
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { splitCommaList } from '#contract/asset'
import { type Contact, contactLabels, initialContact, type OpeningTime } from '#contract/contact'
import { Icon } from '#ui/Icon'
import type { ControlProps } from './control'

const languages = { zh: '中文', pt: '葡文', en: '英文' } as const
const WEEK = '一二三四五六日'

const lines = ['address', 'guideVideo', 'telephone', 'fax', 'email', 'website'] as const

/** The school's contact details, part by part. */
export function ContactInput({ id, value, onChange }: ControlProps<'contact'>) {
  const contact = (value ?? initialContact) as Contact
  const put = (part: Partial<Contact>) => onChange({ ...contact, ...part })
  return (
    <div id={id} className="adm-form">
      {Object.entries(languages).map(([key, label]) => (
        <Line
          key={key}
          label={`${contactLabels.name}（${label}）`}
          value={contact.name[key as keyof typeof languages]}
          onChange={text => put({ name: { ...contact.name, [key]: text } })}
        />
      ))}
      {lines.map(name => (
        <Line
          key={name}
          label={contactLabels[name]}
          value={contact[name]}
          onChange={text => put({ [name]: text })}
        />
      ))}
      <Line
        label={`${contactLabels.busLines}（以逗號分隔）`}
        value={contact.busLines.join(',')}
        onChange={text => put({ busLines: splitCommaList(text) })}
      />
      <Part
        label={contactLabels.openingTime}
        onAdd={() => put({ openingTime: [...contact.openingTime, newTime] })}
      >
        {numbered(contact.openingTime).map(({ entry: time, index, key }) => (
          <TimeRow
            key={key}
            time={time}
            onChange={changed =>
              put({ openingTime: replaced(contact.openingTime, index, changed) })
            }
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
            <div key={key} className="adm-row">
              <input
                className="adm-input"
                aria-label="平台名稱"
                value={media.name}
                onChange={event => change({ ...media, name: event.target.value })}
              />
              <input
                className="adm-input"
                aria-label="平台網址"
                value={media.url}
                onChange={event => change({ ...media, url: event.target.value })}
              />
              <Remove label={`移除${media.name}`} onClick={() => change(undefined)} />
            </div>
          )
        })}
      </Part>
    </div>
  )
}

const newTime: OpeningTime = { days: [1], ranges: [['09:00', '17:30']] }

/** Rows have no identity but their place. */
const numbered = <T,>(list: readonly T[]) =>
  list.map((entry, index) => ({ entry, index, key: `row-${index}` }))

/** The list with one entry changed, or without it. */
function replaced<T>(list: readonly T[], index: number, entry: T | undefined): T[] {
  return list.flatMap((each, place) => (place !== index ? [each] : entry ? [entry] : []))
}

interface LineProps {
  label: string
  value: string
  onChange: (text: string) => void
}

function Line({ label, value, onChange }: LineProps) {
  return (
    <label className="adm-field">
      <span className="adm-label">{label}</span>
      <input className="adm-input" value={value} onChange={event => onChange(event.target.value)} />
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
    <fieldset className="adm-field" data-wide>
      <legend className="adm-label">{label}</legend>
      <div className="adm-edits">{children}</div>
      <div>
        <button type="button" className="adm-button" onClick={onAdd}>
          新增{label}
        </button>
      </div>
    </fieldset>
  )
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="adm-icon-button" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  )
}

interface TimeRowProps {
  time: OpeningTime
  onChange: (time: OpeningTime | undefined) => void
}

/** Days that are open alike, and from when to when. */
function TimeRow({ time, onChange }: TimeRowProps) {
  const { days, ranges } = time
  const toggle = (day: number, isOpen: boolean) =>
    onChange({ ...time, days: isOpen ? [...days, day].sort() : days.filter(each => each !== day) })
  const setRange = (index: number, range: [string, string] | undefined) =>
    onChange({ ...time, ranges: replaced(ranges, index, range) })
  return (
    <div className="adm-edit">
      {[...WEEK].map((name, index) => (
        <label key={name} className="adm-day">
          <input
            type="checkbox"
            checked={days.includes(index + 1)}
            onChange={event => toggle(index + 1, event.target.checked)}
          />
          星期{name}
        </label>
      ))}
      {numbered(ranges).map(({ entry: [from, to], index, key }) => (
        <span key={key} className="adm-row">
          <input
            className="adm-input"
            type="time"
            aria-label="由"
            value={from}
            onChange={event => setRange(index, [event.target.value, to])}
          />
          <input
            className="adm-input"
            type="time"
            aria-label="至"
            value={to}
            onChange={event => setRange(index, [from, event.target.value])}
          />
          <Remove label="移除時段" onClick={() => setRange(index, undefined)} />
        </span>
      ))}
      <button
        type="button"
        className="adm-button"
        onClick={() => onChange({ ...time, ranges: [...ranges, ['18:45', '22:00']] })}
      >
        新增時段
      </button>
      <Remove label="移除這組辦公時間" onClick={() => onChange(undefined)} />
    </div>
  )
}

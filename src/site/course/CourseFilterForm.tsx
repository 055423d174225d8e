import type { ChangeEvent, ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { type CourseSearch, courseSorts, readCourseSearch } from './courseSearch.ts'
import { useFilterChange } from './useCourseFilter.ts'

const form = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    wide: 'minmax(0, 14rem) minmax(0, 14rem) auto',
  },
  alignItems: 'end',
  columnGap: { base: '3', tablet: '4' },
  rowGap: '2',
  padding: { base: '3', tablet: '4' },
  backgroundColor: 'mist',
  borderRadius: 'small',
  _print: { display: 'none' },
})

const named = css({ display: 'block', minWidth: '0' })
const name = css({ display: 'block', textStyle: 'small', color: 'ink.soft' })

const checks = css({
  gridColumn: { base: '1 / -1', wide: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
})

const check = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  cursor: 'pointer',
  '& input': { width: '1.25em', height: '1.25em', accentColor: 'green.700' },
})

const submit = css({ gridColumn: '1 / -1', justifySelf: 'start' })

interface CourseFilterFormProps {
  anchor: string
  filter: CourseSearch
  /** With how many courses have each. */
  majors: readonly [major: string, count: number][]
  /** What the list's own order is called. */
  ownOrder: string
  /** Whether there can be courses in the list that are not open. */
  hasClosed: boolean
}

/** What to see of a list; every choice is in the address, so it also works as a plain form. */
export function CourseFilterForm(props: CourseFilterFormProps) {
  const { anchor, filter, majors, ownOrder, hasClosed } = props
  const change = useFilterChange(anchor)
  const apply = (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    const { form: fields } = event.currentTarget
    if (fields) change(readCourseSearch(Object.fromEntries(new FormData(fields))))
  }
  const isUnlisted = filter.major && !majors.some(([major]) => major === filter.major)
  return (
    <search>
      <form action={`/course#${anchor}`} className={form} aria-label="篩選課程">
        <Choice label="專業" name="major" value={filter.major ?? ''} onChange={apply}>
          <option value="">全部專業</option>
          {isUnlisted ? <option value={filter.major}>{filter.major}（0）</option> : null}
          {majors.map(([major, count]) => (
            <option key={major} value={major}>
              {major}（{count}）
            </option>
          ))}
        </Choice>
        <Choice label="排序" name="sort" value={filter.sort ?? ''} onChange={apply}>
          <option value="">{ownOrder}</option>
          {Object.entries(courseSorts).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Choice>
        <div className={checks}>
          {hasClosed ? (
            <Check label="只看接受報名" name="open" isOn={filter.open === 1} onChange={apply} />
          ) : null}
          <Check label="可用進修資助" name="subsidy" isOn={filter.subsidy === 1} onChange={apply} />
        </div>
        <noscript>
          <button type="submit" className={cx(button(), submit)}>
            篩選
          </button>
        </noscript>
      </form>
    </search>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  children: ReactNode
}

function Choice({ label, children, ...select }: ChoiceProps) {
  return (
    <label className={named}>
      <span className={name}>{label}</span>
      <select className={field()} {...select}>
        {children}
      </select>
    </label>
  )
}

interface CheckProps {
  label: string
  name: string
  isOn: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function Check({ label, isOn, ...input }: CheckProps) {
  return (
    <label className={check}>
      <input type="checkbox" value="1" checked={isOn} {...input} />
      {label}
    </label>
  )
}

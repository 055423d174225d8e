import { type ChangeEvent, useId } from 'react'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { SiteLink } from '../SiteLink.tsx'
import type { CourseEntry } from './courseEntry.ts'
import { allChosen } from './courseFilter.ts'
import { type CourseSearch, courseListHref, courseSorts } from './courseSearch.ts'
import { FacetForm } from './FacetForm.tsx'
import { useFilterChange, useIsShown } from './useCourseFilter.ts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '3',
  _print: { display: 'none' },
})

const sort = css({ display: 'flex', alignItems: 'center', gap: '2' })
const sortName = css({ textStyle: 'small', color: 'ink.soft', whiteSpace: 'nowrap' })
const opener = css({
  display: { _beside: 'none' },
  '@media (scripting: none)': { display: 'none' },
})

// A sheet from the bottom where there is no room; beside the list, always open, where there is.
const sheet = css({
  _print: { display: 'none' },
  _below: {
    '@supports selector(:popover-open)': {
      position: 'fixed',
      inset: 'auto 0 0',
      width: 'full',
      minHeight: '50dvh',
      maxHeight: '85dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: 'none',
      borderTop: 'rule',
      color: 'ink',
      backgroundColor: 'paper',
      '&::backdrop': { backgroundColor: 'rgb(16 35 28 / 0.45)' },
    },
  },
  _beside: {
    display: 'block',
    position: 'sticky',
    inset: 'calc(var(--top) + token(spacing.6)) auto auto',
    alignSelf: 'start',
    gridRow: '1 / span 9',
    maxHeight: 'calc(100dvh - var(--top) - 3rem)',
    overflowY: 'auto',
    width: 'auto',
    margin: '0',
    padding: '0',
    border: 'none',
    borderTop: 'rule',
    color: 'ink',
    backgroundColor: 'paper',
    scrollbarWidth: 'thin',
  },
})

const inner = css({
  paddingInline: { base: '4', _beside: '0' },
  // A bar that lies over what it scrolls, as Safari's does, leaves the numbers to be read.
  paddingInlineEnd: { _beside: '3' },
  maxWidth: '40rem',
  marginInline: 'auto',
})

const foot = css({
  display: { base: 'flex', _beside: 'none' },
  position: 'sticky',
  bottom: '0',
  gap: '3',
  paddingBlock: '3',
  backgroundColor: 'paper',
  '& > *': { flex: '1' },
})

const plain = css({ marginTop: '3', padding: '4', backgroundColor: 'mist' })

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'round',
  backgroundColor: 'green.100',
  textStyle: 'small',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})
const unseen = css({ srOnly: true })

interface CourseFilterProps {
  anchor: string
  entries: readonly CourseEntry[]
  filter: CourseSearch
  now: Date
  /** What the list's own order is called. */
  ownOrder: string
  /** How many courses there are with what is chosen. */
  found: number
}

/** What to see of a list, and in which order; every choice is in the address, so it also works as a plain form. */
export function CourseFilter(props: CourseFilterProps) {
  const { anchor, entries, filter, now, ownOrder, found } = props
  const id = useId()
  const change = useFilterChange(anchor)
  const isShown = useIsShown(anchor)
  const chosen = allChosen(filter)
  const { page: _, ...narrowed } = filter
  const order = (event: ChangeEvent<HTMLSelectElement>) =>
    change({ ...narrowed, sort: event.target.value })
  return (
    <>
      {/* It opens by the browser's own means, also before the page has come alive. */}
      <div id={id} popover="auto" className={sheet}>
        {isShown ? (
          <search className={inner} aria-label="篩選課程">
            <FacetForm
              entries={entries}
              filter={filter}
              now={now}
              onChoose={(facet, chosenOnes) => change({ ...narrowed, [facet]: chosenOnes })}
            />
            <div className={foot}>
              <SiteLink href={`/course#${anchor}`} className={button({ look: 'outline' })}>
                清除篩選
              </SiteLink>
              <button
                type="button"
                popoverTarget={id}
                popoverTargetAction="hide"
                className={button()}
              >
                {`顯示${found}項課程`}
              </button>
            </div>
          </search>
        ) : null}
      </div>
      <form action={`/course#${anchor}`}>
        <div className={bar}>
          <button
            type="button"
            popoverTarget={id}
            // What was pressed before the page came alive is pressed again: it opens all the same.
            popoverTargetAction="show"
            className={cx(button({ look: 'outline' }), opener)}
          >
            {`篩選${chosen.length > 0 ? `（${chosen.length}）` : ''}`}
          </button>
          <label className={sort}>
            <span className={sortName}>排序</span>
            <select className={field()} name="sort" value={filter.sort ?? ''} onChange={order}>
              <option value="">{ownOrder}</option>
              {Object.entries(courseSorts)
                .filter(([, words]) => words !== ownOrder)
                .map(([key, words]) => (
                  <option key={key} value={key}>
                    {words}
                  </option>
                ))}
            </select>
          </label>
        </div>
        <noscript>
          <div className={plain}>
            <FacetForm entries={entries} filter={filter} now={now} />
            <button type="submit" className={button()}>
              套用篩選
            </button>
          </div>
        </noscript>
      </form>
      {chosen.length > 0 ? (
        <ul className={chips} aria-label="已選條件">
          {chosen.map(({ facet, key, label, without }) => (
            <li key={`${facet} ${key}`}>
              <SiteLink href={courseListHref(anchor, without)} className={chip}>
                <span className={unseen}>移除條件：</span>
                <span>{label}</span>
                <span aria-hidden>×</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

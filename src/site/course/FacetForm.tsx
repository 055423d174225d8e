import { type ChangeEvent, useState } from 'react'
import { FACET_NAMES } from '#contract/pageParameters.ts'
import { css } from '#styled/css'
import type { CourseEntry } from './courseEntry.ts'
import { type Offered, offeredOf } from './courseFilter.ts'
import type { CourseSearch, FacetName } from './courseSearch.ts'
import { facets } from './facets.ts'

const group = css({ borderBottom: 'hairline' })

const groupName = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'touch',
  fontWeight: 'bold',
  cursor: 'pointer',
  // For the eye: whether it is open is said by the element itself.
  _after: { content: "'＋' / ''", color: 'green.700' },
  'details[open] > &': { _after: { content: "'－' / ''" } },
  '&::-webkit-details-marker': { display: 'none' },
})

const options = css({ paddingBottom: '2' })

const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', _beside: '34px' },
  textStyle: 'small',
  lineHeight: 'tight',
  cursor: 'pointer',
  '& input': { width: '1.25em', height: '1.25em', accentColor: 'green.700' },
  '&:has(:disabled)': { color: 'ink.soft', cursor: 'default' },
})

const many = css({ color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })

interface FacetFormProps {
  entries: readonly CourseEntry[]
  filter: CourseSearch
  now: Date
  /** Told of what is chosen of a facet; where there is no script, the form is sent instead. */
  onChoose?: (facet: FacetName, chosen: string | undefined) => void
}

/** All facets that tell the courses of a list apart, each with how many there would be. */
export function FacetForm({ entries, filter, now, onChoose }: FacetFormProps) {
  return FACET_NAMES.map(name => {
    const offered = offeredOf(name, entries, filter, now)
    if (offered.length === 0) return null
    return <Facet key={name} name={name} offered={offered} onChoose={onChoose} />
  })
}

interface FacetProps extends Pick<FacetFormProps, 'onChoose'> {
  name: FacetName
  offered: readonly Offered[]
}

function Facet({ name, offered, onChoose }: FacetProps) {
  const { label, isOpen } = facets[name]
  const [isUsed, setIsUsed] = useState(false)
  // One that was chosen from stays open, for another choice instead.
  if (!isUsed && offered.some(({ isChosen }) => isChosen)) setIsUsed(true)
  const choose = (key: string) => (event: ChangeEvent<HTMLInputElement>) => {
    const isChosen = event.target.checked
    const keys = offered
      .filter(option => (option.key === key ? isChosen : option.isChosen && !isSingle(name)))
      .map(option => option.key)
    onChoose?.(name, keys.join(',') || undefined)
  }
  const boxes = offered.map(({ key, label: words, isChosen, count }) => (
    <label key={key} className={choice}>
      <input
        type="checkbox"
        name={name}
        value={key}
        disabled={count === 0 && !isChosen}
        {...(onChoose
          ? { checked: isChosen, onChange: choose(key) }
          : { defaultChecked: isChosen })}
      />
      {words}
      <span className={many}>{count}</span>
    </label>
  ))
  // One option says what it is about by itself.
  if (offered.length === 1) return <div className={group}>{boxes}</div>
  return (
    <details className={group} open={isOpen || isUsed}>
      <summary className={groupName}>{label}</summary>
      <fieldset className={options} aria-label={label}>
        {boxes}
      </fieldset>
    </details>
  )
}

/** Values may hold commas: one at a time stands in an address. */
const isSingle = (name: FacetName): boolean => facets[name].valuesOf !== undefined

import type { AnyCollection } from '#contract/collection.ts'
import { addressOf } from '#contract/pages.ts'
import type { WireRecord } from '#contract/record.ts'
import { standingOf } from '#contract/recordState.ts'
import { buttonLook, formLook } from '#staffStyled/recipes'
import { StandingTag } from '../list/StateTags.tsx'
import { useNow } from '../useNow.ts'

interface OnSiteProps {
  collection: AnyCollection
  /** The record as the server has it. */
  record: WireRecord
}

const useStanding = ({ collection, record }: OnSiteProps) =>
  standingOf(collection, record, new Date(useNow()))

/** What visitors see of a record now, whatever stands in its form. */
export const SeenNow = (props: OnSiteProps) => (
  <p className={formLook().row}>
    現時在網站上：
    <StandingTag standing={useStanding(props)} values={props.record} />
  </p>
)

/** To a record's page on the site, where visitors see it. */
export function OnSiteLink(props: OnSiteProps) {
  const { page } = props.collection
  const standing = useStanding(props)
  if (!page || standing !== 'published') return null
  return (
    <a className={buttonLook()} href={addressOf({ page }, props.record)}>
      在網站上查看
    </a>
  )
}

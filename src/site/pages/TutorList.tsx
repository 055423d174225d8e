import { splitCommaList } from '#contract/asset'
import { tutors } from '#data/queries'
import { css } from '#styled/css'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { TutorCard } from '../TutorCard'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
  marginTop: '6',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(3, minmax(0, 1fr))',
    wide: 'repeat(5, minmax(0, 1fr))',
  },
})

/** The experts, or the other tutors. */
export function TutorList({ isExpert }: { isExpert: boolean }) {
  return (
    <Loaded query={tutors} skeleton={<Skeleton like="card" />}>
      {all => {
        const shown = all.filter(tutor => (tutor.role === 'expert') === isExpert)
        if (shown.length === 0) return <EmptyNote>導師資料正在準備中。</EmptyNote>
        return (
          <ul className={list}>
            {shown.map(tutor => (
              <TutorCard
                key={tutor.id}
                tutor={tutor}
                accent="green"
                sizes="(min-width: 64rem) 205px, 45vw"
              >
                {splitCommaList(tutor.major).join('、')}
              </TutorCard>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

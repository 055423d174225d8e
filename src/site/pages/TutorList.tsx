import { splitCommaList } from '#contract/asset.ts'
import { tutors } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { TutorCard } from '../TutorCard.tsx'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
})

// The experts are few, and larger.
const columns = {
  experts: css({
    marginTop: '10',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', tablet: 'repeat(4, minmax(0, 1fr))' },
  }),
  tutors: css({
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      tablet: 'repeat(3, minmax(0, 1fr))',
      wide: 'repeat(5, minmax(0, 1fr))',
    },
  }),
}

/** The experts, or the other tutors. */
export function TutorList({ isExpert }: { isExpert: boolean }) {
  return (
    <Loaded query={tutors} skeleton={<Skeleton like="card" />}>
      {all => {
        const shown = all.filter(tutor => (tutor.role === 'expert') === isExpert)
        if (shown.length === 0) {
          return (
            <EmptyNote>
              導師資料正在準備中，歡迎先瀏覽
              <SiteLink href="/course#current-courses">現正招生課程</SiteLink>。
            </EmptyNote>
          )
        }
        return (
          <ul className={cx(list, isExpert ? columns.experts : columns.tutors)}>
            {shown.map(tutor => (
              <TutorCard
                key={tutor.id}
                tutor={tutor}
                accent={isExpert ? 'gold' : 'green'}
                sizes="(min-width: 64rem) 194px, (min-width: 48rem) 170px, 45vw"
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

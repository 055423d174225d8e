import { splitCommaList } from '#contract/asset.ts'
import { tutors } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Unbroken } from '#ui/Phrases.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { plainText } from '../plainText.ts'
import { SiteLink } from '../SiteLink.tsx'
import { TutorCard } from '../TutorCard.tsx'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '8',
})

// The experts are few, and larger: a row each, with a sentence about them.
const columns = {
  experts: css({
    marginTop: '10',
    maxWidth: 'reading',
    '& > li > a': {
      display: 'grid',
      columnGap: { base: '4', tablet: '8' },
      gridTemplateColumns: { base: '2fr 3fr', tablet: '14rem 1fr' },
      gridTemplateRows: 'auto auto 1fr',
    },
    '& > li > a > div': { gridRow: '1 / 4' },
  }),
  tutors: css({
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      tablet: 'repeat(3, minmax(0, 1fr))',
      wide: 'repeat(5, minmax(0, 1fr))',
    },
  }),
}

const sentence = css({
  display: 'block',
  marginTop: '2',
  color: 'ink',
  fontSize: 'm',
  lineHeight: 'body',
  _unpretty: { textWrap: 'balance' },
})

/** The first of an introduction. */
const firstSentence = (html: string | null) => /^[^。！？]*[。！？]/.exec(plainText(html))?.[0]

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
                sizes={
                  isExpert
                    ? '(min-width: 48rem) 14rem, 40vw'
                    : '(min-width: 64rem) 194px, (min-width: 48rem) 170px, 45vw'
                }
              >
                {splitCommaList(tutor.major).join('、')}
                {isExpert ? (
                  <span className={sentence}>
                    <Unbroken text={firstSentence(tutor.introduction) ?? ''} />
                  </span>
                ) : null}
              </TutorCard>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

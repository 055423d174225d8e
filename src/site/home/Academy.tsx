import { useQuery } from '@tanstack/react-query'
import { tutors } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Unbroken } from '#ui/Phrases.tsx'
import { TileStrip } from '../layout/TileStrip.tsx'
import { plainText } from '../plainText.ts'
import { SiteLink } from '../SiteLink.tsx'
import { TutorCard } from '../TutorCard.tsx'
import { academyIntroduction } from './homeQueries.ts'

const ground = css({ backgroundColor: 'paper' })

const layout = css({
  display: 'grid',
  gap: { base: '6', wide: '16' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
  alignItems: 'center',
  paddingBlock: { base: '8', tablet: '16' },
})

const title = css({ textStyle: 'heading', color: 'gold.600' })
const introduction = css({
  marginTop: '3',
  maxWidth: 'reading',
  lineClamp: { base: '3', tablet: '5' },
  minHeight: '3lh',
})

const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  marginTop: '5',
  paddingInline: '5',
  border: '1px solid token(colors.gold.600)',
  borderRadius: 'small',
  color: 'gold.600',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { color: 'white', backgroundColor: 'gold.600' },
})

const experts = css({
  display: 'grid',
  gap: { base: '3', tablet: '4' },
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Four faces side by side leave no room on a phone for what each of them does.
  '& p': { display: { base: 'none', tablet: 'block' } },
})

/** The craftsman academy, in gold, with the masters who teach there. */
export function Academy() {
  const { data: blog } = useQuery(academyIntroduction)
  const { data: list } = useQuery(tutors)
  const masters = list?.filter(tutor => tutor.role === 'expert').slice(0, 4)
  return (
    <section className={ground} aria-labelledby="academy">
      <TileStrip ground="gold" />
      <div className={cx(column(), layout)}>
        <div>
          <h2 id="academy" className={title}>
            澳門工匠學院
          </h2>
          <p className={introduction}>
            <Unbroken text={plainText(blog?.content ?? null)} />
          </p>
          <SiteLink href="/macau-course" className={way}>
            認識工匠學院
            <Icon name="arrow" />
          </SiteLink>
        </div>
        <ul className={experts}>
          {masters?.map(tutor => (
            <TutorCard
              key={tutor.id}
              tutor={tutor}
              accent="gold"
              sizes="(min-width: 48rem) 170px, 22vw"
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

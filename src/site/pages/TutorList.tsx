import { splitCommaList } from '#contract/asset'
import { type TutorSummary, tutors } from '#data/queries'
import { css } from '#styled/css'
import { Picture } from '#ui/Picture'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { SiteLink } from '../SiteLink'

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

const link = css({
  display: 'block',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const portrait = css({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'mist',
  marginBottom: '3',
})

const name = css({ textStyle: 'name' })
const words = css({ textStyle: 'small', color: 'ink.soft' })

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
              <Entry key={tutor.id} tutor={tutor} />
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

function Entry({ tutor }: { tutor: TutorSummary }) {
  return (
    <li>
      <SiteLink href={`/macau-course/tutorDetail/${tutor.id}`} className={link}>
        <div className={portrait}>
          {tutor.image ? (
            <Picture
              name={tutor.image}
              assets={tutor.assets}
              alt=""
              sizes="(min-width: 64rem) 205px, 45vw"
            />
          ) : null}
        </div>
        <h3 className={name}>{tutor.name}</h3>
        <p className={words}>{tutor.job_title}</p>
        <p className={words}>{splitCommaList(tutor.major).join('、')}</p>
      </SiteLink>
    </li>
  )
}

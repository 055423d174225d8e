import { splitCommaList } from '#contract/asset.ts'
import type { TutorSummary } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { TutorCard } from '../TutorCard.tsx'

const list = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(4, minmax(0, 1fr))',
  },
})

interface TeachersProps {
  teachers: readonly TutorSummary[]
  className: string
}

/** Who teaches a course. */
export function Teachers({ teachers, className }: TeachersProps) {
  return (
    <ul className={cx(list, className)}>
      {teachers.map(teacher => (
        <TutorCard
          key={teacher.id}
          tutor={teacher}
          accent="green"
          sizes="(min-width: 48rem) 160px, 45vw"
        >
          <Phrases text={splitCommaList(teacher.major).join('、')} />
        </TutorCard>
      ))}
    </ul>
  )
}

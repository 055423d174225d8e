import { isOpen } from '#contract/collections/course.ts'
import { css } from '#styled/css'
import { CourseRow } from './CourseRow.tsx'
import type { CourseEntry } from './courseEntry.ts'

// Beside a menu or in a narrow column its rows have less room than the screen would say.
const list = css({ borderTop: 'rule', containerType: 'inline-size' })

interface CourseRowsProps {
  entries: readonly CourseEntry[]
  /** The moment they are seen from, in lists that also have what is closed. */
  now?: Date
  /** Of several kinds. */
  isMixed?: boolean
}

/** A list of courses, one below the other. */
export function CourseRows({ entries, now, isMixed = false }: CourseRowsProps) {
  return (
    // By itself: what follows a container is missed in WebKit, see Header.
    <div>
      <ul className={list}>
        {entries.map(({ kind, course }) => (
          <CourseRow
            key={course.id}
            kind={kind}
            course={course}
            isClosed={now !== undefined && !isOpen(course, now)}
            isKindShown={isMixed}
          />
        ))}
      </ul>
    </div>
  )
}

import { courses } from '#contract/collections/course.ts'
import type { Language } from '#contract/languagePage.ts'
import { ownLanguage } from '#contract/languages.ts'
import { addressOf } from '#contract/pages.ts'
import { openCourses } from '#data/queries.ts'
import { css } from '#styled/css'
import { Phrases } from '#ui/Phrases.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type CourseEntry, stillOpen } from '../course/courseEntry.ts'
import { Loaded } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useNow } from '../useNow.ts'
import { feeIn, momentIn, wordsIn } from './words.ts'

// Row by row, so that the soonest stay at the top.
const list = css({
  display: 'grid',
  gridTemplateColumns: { wide: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '12',
  marginTop: '4',
})
const place = css({ paddingBlock: '3', borderTop: 'hairline' })
const title = css({
  textStyle: 'name',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700', textDecoration: 'underline' },
})
const fact = css({ textStyle: 'small', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' })
// A time of day does not stand alone on the second line.
const together = css({ whiteSpace: 'nowrap' })

/** The open courses by their Chinese titles, soonest deadline first; their own pages are in Chinese. */
export function OpenCourses({ language }: { language: Language }) {
  const now = useNow()
  return (
    // What fails is said in the site's own language.
    <div lang={ownLanguage.lang}>
      <Loaded query={openCourses} skeleton={<Skeleton rows={8} like="row" />}>
        {open => <Rows language={language} entries={stillOpen(open, now)} />}
      </Loaded>
    </div>
  )
}

function Rows({ language, entries }: { language: Language; entries: readonly CourseEntry[] }) {
  const words = wordsIn(language)
  if (entries.length === 0) return <p lang={language}>{words.none}</p>
  return (
    <ul className={list}>
      {entries.map(({ kind, course }) => {
        const fee = feeIn(language, course.fee)
        return (
          <li key={course.id} className={place}>
            <SiteLink
              href={addressOf(courses[kind], course)}
              className={title}
              hrefLang={ownLanguage.lang}
            >
              <Phrases text={course.title} />
            </SiteLink>
            <p className={fact} lang={language}>
              {course.deadline === null ? (
                words.anytime
              ) : (
                <>
                  {`${words.until} `}
                  <Moment language={language} iso={course.deadline} />
                </>
              )}
            </p>
            {fee ? (
              <p className={fact} lang={language}>
                {`${words.fee} ${fee}`}
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Written out; its last two words stay on one line. */
function Moment({ language, iso }: { language: Language; iso: string }) {
  const words = momentIn(language, new Date(iso)).split(' ')
  return (
    <time dateTime={iso}>
      {`${words.slice(0, -2).join(' ')} `}
      <span className={together}>{words.slice(-2).join(' ')}</span>
    </time>
  )
}

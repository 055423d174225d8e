import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { everyCourseKind } from '#contract/collections/course.ts'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'
import { schoolName } from '#data/settings.ts'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import type { CourseEntry } from '../course/courseEntry.ts'
import { Moment } from '../Deadline.tsx'
import { TileStrip } from '../layout/TileStrip.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { useOpenCourses } from './useOpenCourses.ts'

const layout = css({
  display: 'grid',
  gap: { base: '4', wide: '12' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) minmax(0, 2fr)' },
  alignItems: 'center',
  paddingBlock: { base: '6', tablet: '10' },
})

const name = css({ textStyle: 'title' })
const foreign = css({ textStyle: 'small', color: 'ink.soft', marginTop: '1' })

// On a phone the questions alone: what answers them follows at once.
const questions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: { base: 'hairline', tablet: 'none' },
  borderRadius: 'small',
  '& > li + li': { borderInlineStart: 'hairline' },
})

const question = css({
  display: 'block',
  height: 'full',
  paddingBlock: { tablet: '2' },
  paddingInline: { tablet: '4' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

const asked = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: { base: 'center', tablet: 'space-between' },
  gap: '1',
  minHeight: 'touch',
  color: 'green.700',
  fontSize: { base: 's', tablet: 'xl' },
  fontWeight: 'bold',
  lineHeight: 'tight',
})
const answer = css({
  display: { base: 'none', tablet: 'block' },
  textStyle: 'small',
  color: 'ink.soft',
  marginTop: '1',
  minHeight: '2lh',
})
const arrow = css({ display: { base: 'none', tablet: 'block' }, fontSize: 'm' })

/** The school's name in its three languages, and the three questions everybody comes with. */
export function Welcome() {
  const open = useOpenCourses()
  const { data } = useQuery(settings)
  const contact = settingValue(data, 'contact')
  return (
    <>
      <div className={cx(column(), layout)}>
        <div>
          <h1 className={name}>{schoolName(data)}</h1>
          <p className={foreign} lang="pt">
            {contact?.name.pt}
          </p>
          <p className={foreign} lang="en">
            {contact?.name.en}
          </p>
        </div>
        <ul className={questions}>
          <Question href="/course" asked="有甚麼課程？" answer={open && offerWords(open)} />
          <Question
            href="/course#current-courses"
            asked="何時截止？"
            answer={open && <NextDeadline open={open} />}
          />
          <Question
            href="/registration#online-registration"
            asked="如何報名？"
            answer="網上填表或親臨辦理"
          />
        </ul>
      </div>
      <TileStrip ground="light" />
    </>
  )
}

function Question(props: { href: string; asked: string; answer: ReactNode }) {
  return (
    <li>
      <SiteLink href={props.href} className={question}>
        <span className={asked}>
          {props.asked}
          <Icon name="arrow" className={arrow} />
        </span>
        <span className={answer}>{props.answer}</span>
      </SiteLink>
    </li>
  )
}

function NextDeadline({ open }: { open: readonly CourseEntry[] }) {
  const [first] = open
  if (!first) return '現時沒有課程招生'
  // Those without one come last.
  const { deadline } = first.course
  if (deadline === null) return '現有課程隨時可報名'
  return (
    <>
      最近一項：
      <Moment iso={deadline} />
    </>
  )
}

/** `5類課程，30項現正招生`. */
const offerWords = (open: readonly CourseEntry[]): string =>
  `${everyCourseKind.length}類課程，${open.length}項現正招生`

import type { Course as CourseData, CourseInstance, Offer } from 'schema-dts'
import { writtenTimes } from '#contract/clock.ts'
import { type Course, isOpen } from '#contract/collections/course.ts'
import { textOfHtml } from '#contract/richWords.ts'
import { describe } from './describe.ts'
import type { PageAddress } from './pageFacts.ts'
import { schoolReference } from './school.ts'

interface CoursePage extends PageAddress {
  course: Course
  tutors: readonly { name: string }[]
  now: Date
}

/** What a course says in one paragraph. */
export const courseDescription = ({ title, introduction, target, schedule }: Course): string =>
  describe(
    textOfHtml(introduction) ||
      [title, target, writtenTimes(schedule ?? '')].filter(Boolean).join('；'),
  )

/** A course with its one run and what it costs. */
export function courseData(page: CoursePage): CourseData {
  const { course, url, origin, image, contact } = page
  return {
    '@type': 'Course',
    name: course.title,
    description: courseDescription(course),
    url,
    image,
    courseCode: course.course_code ?? undefined,
    inLanguage: course.language ?? undefined,
    coursePrerequisites: course.requirement ?? undefined,
    educationalCredentialAwarded: course.certificate ?? undefined,
    provider: schoolReference(contact, origin),
    hasCourseInstance: instanceData(page),
    offers: offerData(page),
  }
}

function instanceData({ course, tutors }: CoursePage): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    startDate: course.start_date ?? undefined,
    endDate: course.end_date ?? undefined,
    // A duration of ISO 8601; hours may have halves.
    courseWorkload: course.hours === null ? undefined : `PT${Math.round(course.hours * 60)}M`,
    location: { '@type': 'Place', name: course.venue ?? '本校', address: '澳門' },
    instructor: tutors.map(({ name }) => ({ '@type': 'Person', name })),
  }
}

function offerData({ course, url, now }: CoursePage): Offer {
  const { fee, deadline } = course
  return {
    '@type': 'Offer',
    category: fee === null ? undefined : fee === 0 ? 'Free' : 'Paid',
    price: fee?.toFixed(2),
    priceCurrency: 'MOP',
    availability: isOpen(course, now) ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    validThrough: deadline ?? undefined,
    url: course.registration_url ?? url,
  }
}

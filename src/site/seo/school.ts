import type { EducationalOrganization, OpeningHoursSpecification } from 'schema-dts'
import type { Contact, Holiday } from '#contract/contact.ts'
import { SCHOOL_CARD } from '#contract/shareCard.ts'
import { DAY_MS, toDate } from '#contract/time.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const schoolId = (origin: string) => `${origin}/about#contact`

/** The school as other data name it. */
export const schoolReference = (contact: Contact, origin: string) =>
  ({
    '@type': 'EducationalOrganization',
    '@id': schoolId(origin),
    name: contact.name.zh,
    url: `${origin}/home`,
    logo: origin + SCHOOL_CARD,
  }) as const satisfies EducationalOrganization

/** The school, with what its contact details say; what staff have left empty is not said. */
export function schoolData(contact: Contact, origin: string): EducationalOrganization {
  const { name, address, telephone, fax, email, openingTime, holidays = [], socialMedia } = contact
  return {
    ...schoolReference(contact, origin),
    alternateName: [name.pt, name.en].filter(Boolean),
    image: origin + SCHOOL_CARD,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: '澳門',
      addressCountry: 'MO',
    },
    ...(telephone && { telephone }),
    ...(fax && { faxNumber: fax }),
    ...(email && { email }),
    openingHoursSpecification: openingTime.flatMap(hoursData),
    specialOpeningHoursSpecification: holidays.filter(isSoon).map(holidayData),
    sameAs: socialMedia.map(({ url }) => url),
  }
}

function hoursData({ days, ranges }: Contact['openingTime'][number]): OpeningHoursSpecification[] {
  return ranges.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap(day => DAYS[day - 1] ?? []),
    opens,
    closes,
  }))
}

/** Search engines show the coming days and read a page again long before: what is more than two months away is not said. */
function isSoon({ from, to }: Holiday): boolean {
  const now = Date.now()
  return toDate(new Date(now)) <= to && from <= toDate(new Date(now + 60 * DAY_MS))
}

/** Closed is said as open for no time at all. */
const holidayData = ({ from, to, name }: Holiday): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  name,
  validFrom: from,
  validThrough: to,
  opens: '00:00',
  closes: '00:00',
})

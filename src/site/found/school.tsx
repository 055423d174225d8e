import type { EducationalOrganization, OpeningHoursSpecification } from 'schema-dts'
import type { Contact } from '#contract/contact'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const schoolId = (origin: string) => `${origin}/about#contact`

/** The school as other data name it. */
export const schoolReference = (contact: Contact, origin: string) =>
  ({
    '@type': 'EducationalOrganization',
    '@id': schoolId(origin),
    name: contact.name.zh,
    url: `${origin}/home`,
    logo: `${origin}/card.jpg`,
  }) as const satisfies EducationalOrganization

/** The school, with what its contact details say. */
export function schoolData(contact: Contact, origin: string): EducationalOrganization {
  const { name, address, telephone, fax, email, openingTime, socialMedia } = contact
  return {
    ...schoolReference(contact, origin),
    alternateName: [name.pt, name.en],
    image: `${origin}/card.jpg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: '澳門',
      addressCountry: 'MO',
    },
    telephone,
    faxNumber: fax,
    email,
    openingHoursSpecification: openingTime.flatMap(hoursData),
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

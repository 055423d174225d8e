/** Contact details that are wrong in one place each. */
import type { Contact } from '#contract/contact.ts'

/** Right in every place; the bad ones differ from it by one value. */
export const goodContact: Contact = {
  name: { zh: '澳門持續教育學校', pt: 'Escola', en: 'School' },
  address: '澳門',
  busLines: ['1A', '10A'],
  guideVideo: '',
  telephone: '+853 2800 0000',
  fax: '',
  email: 'info@school.example',
  website: 'https://school.example',
  openingTime: [{ days: [1, 2], ranges: [['09:00', '12:30']] }],
  socialMedia: [{ name: 'Instagram', url: 'https://instagram.example/school' }],
}

type Part = Readonly<Record<string, unknown>>

const but = (part: Part): Part => ({ ...goodContact, ...part })
const named = (name: Part): Part => but({ name: { ...goodContact.name, ...name } })
const opening = (days: unknown, ranges: unknown): Part => but({ openingTime: [{ days, ranges }] })
const social = (entry: unknown): Part => but({ socialMedia: [entry] })
const times = (count: number, value: unknown): unknown[] =>
  Array.from({ length: count }, () => value)

const { name: _name, ...nameless } = goodContact
const { busLines: _busLines, ...lineless } = goodContact

export const badContacts: Part = {
  'nothing in it': {},
  'an operator': { $ne: null },
  'no name': nameless,
  'no bus lines': lineless,
  'a name that is text': but({ name: 'School' }),
  'a name that is an operator': but({ name: { $ne: '' } }),
  'no Chinese name': named({ zh: '' }),
  'a name of NUL': named({ pt: 'a\u0000b' }),
  'a name with a lone surrogate': named({ en: 'a\ud800' }),
  'a name too long': named({ en: 'a'.repeat(201) }),
  'an address that is a list': but({ address: ['a'] }),
  'an address that is an operator': but({ address: { $gt: '' } }),
  'an address too long': but({ address: '字'.repeat(201) }),
  'bus lines in one text': but({ busLines: '1A,10A' }),
  'bus lines that are numbers': but({ busLines: [17, 23] }),
  '201 bus lines': but({ busLines: times(201, '1A') }),
  'a video of javascript': but({ guideVideo: 'javascript:alert(1)' }),
  'a video that is an object': but({ guideVideo: { $ne: '' } }),
  'a telephone number': but({ telephone: 28000000 }),
  'a fax that is nothing': but({ fax: null }),
  'no e-mail address': but({ email: 'info' }),
  'an e-mail address of two lines': but({ email: 'a@b.mo\nBcc: c@d.mo' }),
  'a website of javascript': but({ website: 'javascript:alert(1)' }),
  'a website on this site': but({ website: '/about' }),
  'opening hours in words': but({ openingTime: '9:00-12:30' }),
  'opening hours of nothing': but({ openingTime: [null] }),
  'day 0': opening([0], []),
  'day 8': opening([8], []),
  'half a day': opening([1.5], []),
  'a day as text': opening(['1'], []),
  '201 days': opening(times(201, 1), []),
  '21 spans of a day': opening([1], times(21, ['09:00', '12:30'])),
  'one time only': opening([1], [['09:00']]),
  'three times': opening([1], [['09:00', '12:30', '14:00']]),
  'hour 24': opening([1], [['09:00', '24:00']]),
  'minute 60': opening([1], [['09:60', '12:00']]),
  'a single digit': opening([1], [['9:00', '12:30']]),
  'an end before its beginning': opening([1], [['12:30', '09:00']]),
  'times that are numbers': opening([1], [[9, 12]]),
  'social media in one text': but({ socialMedia: 'Instagram' }),
  'social media without an address': social({ name: 'Instagram' }),
  'social media of javascript': social({ name: 'Instagram', url: 'javascript:alert(1)' }),
  'social media that are operators': social({ name: { $ne: '' }, url: { $ne: '' } }),
  '201 social media': but({ socialMedia: times(201, goodContact.socialMedia[0]) }),
}

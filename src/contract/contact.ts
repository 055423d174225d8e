import { SCHOOL_NAME } from './schoolName.ts'

/** Days 1–7 are Monday–Sunday (ISO 8601); a range is `[from, to]` in `HH:mm`, Macau time. */
export interface OpeningTime {
  days: number[]
  ranges: [string, string][]
}

/** Days without service, from the first to the last, `YYYY-MM-DD`; one day is both. */
export interface Holiday {
  from: string
  to: string
  name: string
}

/** The school's contact details: content that staff change, kept as one setting. */
export interface Contact {
  name: { zh: string; pt: string; en: string }
  address: string
  busLines: string[]
  guideVideo: string
  telephone: string
  fax: string
  email: string
  website: string
  openingTime: OpeningTime[]
  /** Absent in what was kept before there were any. */
  holidays?: Holiday[]
  socialMedia: { name: string; url: string }[]
}

/** The labels of its parts, for forms and for messages. */
export const contactLabels: Readonly<Record<keyof Contact, string>> = {
  name: '名稱',
  address: '校址',
  busLines: '巴士路線',
  guideVideo: '交通指引影片',
  telephone: '電話',
  fax: '傳真',
  email: '電郵',
  website: '網址',
  openingTime: '辦公時間',
  holidays: '假期',
  socialMedia: '社交媒體',
}

const EVENINGS_TOO: [string, string][] = [
  ['09:00', '12:30'],
  ['14:00', '17:30'],
  ['18:45', '22:00'],
]

/** What a database without contact details starts from. */
export const initialContact: Contact = {
  name: {
    zh: SCHOOL_NAME,
    pt: 'Escola de Educação Contínua de Macau',
    en: 'Macau School of Continuing Education',
  },
  address: '',
  busLines: ['1A', '10A', '17', '23'],
  guideVideo: '',
  telephone: '',
  fax: '',
  email: '',
  website: '',
  openingTime: [
    { days: [1, 2, 3, 4, 5, 6], ranges: EVENINGS_TOO },
    { days: [7], ranges: EVENINGS_TOO.slice(0, 2) },
  ],
  socialMedia: [],
}

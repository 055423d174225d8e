/** Days 1–7 are Monday–Sunday (ISO 8601); a range is `[from, to]` in `HH:mm`, Macau time. */
export interface OpeningTime {
  days: number[]
  ranges: [string, string][]
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
  socialMedia: { name: string; url: string }[]
}

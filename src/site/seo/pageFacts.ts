import type { Thing } from 'schema-dts'
import { cardName } from '#contract/asset.ts'
import type { Contact } from '#contract/contact.ts'
import { fileAddress } from '#data/fileAddress.ts'

/** What search engines and cards are told of a page, beside its title. */
export interface PageFacts {
  description: string
  /** The page's own picture, as it stands in storage. */
  picture?: string | null
  /** Where the page stands: what is above it in the site map, the highest first. */
  above: readonly { label: string; href: string }[]
  /** What the page is about, in the vocabulary of schema.org. */
  thingsAt?: (page: PageAddress) => Thing[]
  /** How cards spell its language, where that is not the site's own. */
  locale?: string
  /** When what it shows was published, for pages that are articles; ISO 8601. */
  publishedAt?: string
}

/** The address of the picture on a page's card: its own, or the school's. */
export const cardAddress = ({ picture }: PageFacts): string =>
  picture ? fileAddress(cardName(picture)) : '/card.jpg'

/** What data about a page have to know of where it stands. All addresses are absolute. */
export interface PageAddress {
  /** The school's own, without a slash at the end. */
  origin: string
  url: string
  image: string
  contact: Contact
}

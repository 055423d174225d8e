import type { Thing } from 'schema-dts'
import { cardName } from '#contract/asset.ts'
import type { Contact } from '#contract/contact.ts'
import { SCHOOL_CARD } from '#contract/shareCard.ts'
import { fileAddress } from '#data/fileAddress.ts'

/** What search engines and cards are told of a page, beside its title. */
export interface PageFacts {
  description: string
  /** The page's own picture, as it stands in storage. */
  picture?: string | null
  /** The card of the record that the page is of, which says what it is of. */
  share?: ((contact: Contact) => SharedCard) | undefined
  /** Where the page stands: what is above it in the site map, the highest first. */
  above: readonly { label: string; href: string }[]
  /** What the page is about, in the vocabulary of schema.org. */
  thingsAt?: (page: PageAddress) => Thing[]
  /** How cards spell its language, where that is not the site's own. */
  locale?: string
  /** When what it shows was published, for pages that are articles; ISO 8601. */
  publishedAt?: string
}

/** What is shown beside a link to a page: its address, and the same in words. */
export interface SharedCard {
  address: string
  words: string
}

/** The address of a page's picture, or of the school's, in the size of a card. */
export const cardAddress = ({ picture }: PageFacts): string =>
  picture ? fileAddress(cardName(picture)) : SCHOOL_CARD

/** What data about a page have to know of where it stands. All addresses are absolute. */
export interface PageAddress {
  /** The school's own, without a slash at the end. */
  origin: string
  url: string
  image: string
  contact: Contact
}

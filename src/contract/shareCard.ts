/**
 * What a record's card says, the picture that WeChat and others show beside a link to its page. Page and
 * server make it of the same record, so a card's address, which is of what it says, is known to both.
 */
import { narrowName } from './asset.ts'
import { type Course, courses } from './collections/course.ts'
import type { Publication } from './collections/publication.ts'
import type { Tutor } from './collections/tutor.ts'
import type { Contact } from './contact.ts'
import { feeWords } from './money.ts'
import { type SectionTiles, tilesOf } from './navigation.ts'
import { addressOf, entryOf, type PagedCollection, topEntryOf } from './pages.ts'
import type { WireRecord } from './record.ts'
import { stampToIso, writtenDate, writtenMoment } from './time.ts'

/** What is said, and before it what that is where it has to be said. */
interface CardLine {
  label?: string
  text: string
}

export interface ShareCard {
  /** Where the record stands in the site: 最新公告. */
  section: string
  title: string
  lines: CardLine[]
  /** The school's name in Chinese and in Portuguese. */
  school: { zh: string; pt: string }
  /** The stored name of its picture, where it has one, and as CSS places it where its subject is. */
  picture: { name: string; focus?: string | undefined } | undefined
  /** The tiles of its section, for one without a picture. */
  tiles: SectionTiles | undefined
}

type Lines = (record: never) => (CardLine | undefined)[]

const line = (text: string | null | undefined, label?: string): CardLine | undefined =>
  text ? { text, ...(label ? { label } : {}) } : undefined

const dated: Lines = ({ publish_time }: { publish_time?: string | null }) => [
  line(publish_time && writtenDate(new Date(stampToIso(publish_time)))),
]

const courseLines: Lines = ({ deadline, fee }: Course) => [
  line(deadline && writtenMoment(new Date(deadline)), '截止報名'),
  line(feeWords(fee), '學費'),
]

/** What is said of a collection's records in its own way; of others, when they were published. */
const ownLines: Readonly<Record<string, Lines>> = {
  ...Object.fromEntries(Object.values(courses).map(({ name }) => [name, courseLines])),
  Tutor: ({ job_title }: Tutor) => [line(job_title)],
  Publication: (record: Publication) => [line(record.issue), ...dated(record as never)],
}

/** The width of a copy that fills a card's side. */
const WIDE_ENOUGH = 1280

function pictureOf({ assets, image, image_list }: WireRecord): ShareCard['picture'] {
  const [first] = Array.isArray(image_list) ? image_list : []
  const name = image ?? first
  // What stands at another host's address is not fetched from there.
  if (typeof name !== 'string' || name.includes('/')) return undefined
  const asset = assets[name]
  const isCopied = asset?.widths?.includes(WIDE_ENOUGH)
  return { name: isCopied ? narrowName(name, WIDE_ENOUGH) : name, focus: asset?.focus }
}

/** The card of a record as a visitor sees it. */
export const shareCardOf = (
  collection: PagedCollection,
  record: WireRecord,
  { name }: Pick<Contact, 'name'>,
): ShareCard => ({
  section: entryOf(collection, record).label,
  title: String(record[collection.title] ?? ''),
  lines: (ownLines[collection.name] ?? dated)(record as never).filter(said => said !== undefined),
  school: { zh: name.zh, pt: name.pt },
  picture: pictureOf(record),
  tiles: tilesOf(topEntryOf(collection)),
})

/** A card in words, for who does not see it. */
export const cardWords = ({ title, lines }: ShareCard): string =>
  [title, ...lines.map(({ label, text }) => (label ? `${label}：${text}` : text))].join('，')

/** Drawn anew after the drawing itself has changed: then this is another number. */
const DRAWING = 1

/** A short name for what a card says (FNV-1a, twice): equal cards have equal names. */
export function cardFingerprint(card: ShareCard): string {
  const text = JSON.stringify([DRAWING, card])
  return [0x811c9dc5, 0x2f6e2b1]
    .map(start => {
      let hash = start
      for (let i = 0; i < text.length; i += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
      }
      return (hash >>> 0).toString(36).padStart(7, '0')
    })
    .join('')
}

/** Where a record's card is, below its page; `fingerprint` is that of what it says. */
export const cardPath = (collection: PagedCollection, id: string, fingerprint: string): string =>
  `${addressOf(collection, { id })}/card-${fingerprint}.jpg`

/** The card of pages that are of no record: the school's name and emblem. */
export const SCHOOL_CARD = '/card.jpg'

/** What `cardPath` spells, read: the page's address and the fingerprint. */
export const CARD_PATH = /^(\/.+)\/card-([0-9a-z]{14})\.jpg$/

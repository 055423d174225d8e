/**
 * Which addresses rich text may name. What must always hold: a link leads to http(s), mail, a
 * telephone or a place on this site, and a picture comes from our own storage. Browsers drop tabs
 * and line breaks inside an address and read `\` as `/`, so anything that holds one is refused
 * whole; repairing it would mean guessing what the browser makes of the repair.
 */
import { isFileName, UPLOAD_PATH } from '#contract/asset.ts'

const OUTSIDE = /^(?:https?:\/\/[^/?#]|mailto:[^/?#\s]|tel:[+\d(])/i
const UNREADABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\\]/u
/** As the old site wrote its files: from the page that it was, which no page is now. */
const OLD_SPELLING = /^\.(?=\/upload\/)/
const STORED = new RegExp(`^\\.?${UPLOAD_PATH}/([^?#]+)$`)
/** A name may be encoded once; whoever serves it might decode twice. */
const DECODINGS = 3
/** Stands for our own host: a reserved name that no address can mean by accident. */
const HERE = 'https://here.invalid'

function staysHere(address: string): boolean {
  if (address.startsWith('#')) return true
  if (!address.startsWith('/') || address.startsWith('//')) return false
  return URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE
}

/** The address of a link as it may stand in a page, or `undefined` where it may not. */
export function linkAddress(value: string): string | undefined {
  const address = value.trim().replace(OLD_SPELLING, '')
  if (UNREADABLE.test(address)) return undefined
  if (staysHere(address)) return address
  return OUTSIDE.test(address) && URL.canParse(address) ? address : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The bare file name behind `/upload/<name>` or `./upload/<name>`, percent-decoded, or `undefined`
 * for every other address and for a name that could lead out of the folder once decoded again.
 */
export function storedName(address: string): string | undefined {
  if (UNREADABLE.test(address)) return undefined
  const name = decoded(STORED.exec(address)?.[1] ?? '')
  let seen = name
  for (let i = 0; i < DECODINGS; i += 1) {
    if (seen === undefined) break
    if (!isFileName(seen) || UNREADABLE.test(seen)) return undefined
    seen = decoded(seen)
  }
  return name
}

/** What a file says of itself: its name, and the type that a browser gives it by that, may say otherwise. */
import { Failure } from '#contract/failure.ts'

/** In bytes; what names an animation stands within, after as many colours as a picture can list. */
const HEAD = 1024

const DOCUMENT = /^(?:%PDF|PK)/
/** GIF, WebP, PNG and AVIF, each in its own words. */
const MOVES = /^GIF8.*NETSCAPE2\.0|^RIFF.*ANIM|^.PNG.*acTL|^.{4}ftypavis/s

interface Inside {
  isDocument: boolean
  /** Whether it is a picture of several, of which the site keeps the first. */
  moves: boolean
}

/**
 * Reads the first bytes of a file.
 * @throws Failure `invalid` where the computer does not give it: it was moved meanwhile, or lies elsewhere
 */
export async function insideFile(file: File): Promise<Inside> {
  try {
    const head = await file.slice(0, HEAD).text()
    return { isDocument: DOCUMENT.test(head), moves: MOVES.test(head) }
  } catch (cause) {
    throw new Failure('invalid', { message: `${file.name}：這部裝置讀不到這個檔案`, cause })
  }
}

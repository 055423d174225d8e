/**
 * One spelling for what people take for the same character: traditional and simplified, Hong Kong
 * and Macau variants, full and half width, capitals, accents, hyphens. It goes from traditional to simplified
 * because that way many become one (髮 and 發 are both 发), so every spelling meets its others.
 *
 * What must hold: a character folds alike wherever it stands, so that a piece of a text folds to the
 * same piece of the folded text; that is how found words are marked in the original.
 */
import { toSimplified } from 'chinese-simple2traditional'

/** Pairs that the library leaves apart: a character as the library leaves it, then its like. */
const LEFT_APART =
  '枱台麪面麺面馀余祇只舗铺讬托痩瘦鬪斗蘋苹谘咨餵喂埝垫钜巨渖沈閒闲雠仇𬣙吁𫫇恶麹曲链炼碹旋犂犁甚什'

const likes = new Map(
  Array.from(LEFT_APART.matchAll(/(.)(.)/gu), ([, own = '', like = '']) => [own, like]),
)

const known = new Map<string, string>()

/** One character (a code point) folded: none for a bare accent, two or more for a ligature. */
export function foldCharacter(character: string): string {
  let folded = known.get(character)
  if (folded === undefined) {
    folded = Array.from(withoutMarks(character), simplified).join('')
    known.set(character, folded)
  }
  return folded
}

const withoutMarks = (character: string): string =>
  character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2013\u2212]/, '-')

function simplified(character: string): string {
  // Twice: some variants have a second step, as 麽 over 麼 to 么.
  const simple = toSimplified(toSimplified(character))
  return likes.get(simple) ?? simple
}

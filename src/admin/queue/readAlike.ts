/** Texts with markup, as whoever reads them sees them. */
import type { Field } from '#contract/field.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import { written } from './fieldWords.ts'

/** The names of the pictures in a text, which is read in a document of its own and runs nothing. */
export function picturesIn(value: unknown): string[] {
  const { body } = new DOMParser().parseFromString(String(value || ''), 'text/html')
  return [...body.querySelectorAll('img')].flatMap(
    ({ attributes }) => attributes.getNamedItem('src')?.value.split('/').at(-1) ?? [],
  )
}

/** Whether two texts with markup differ in nothing that is read or seen: in links and how it looks at most. */
export const readAlike = (field: Field, one: unknown, other: unknown): boolean =>
  traitsOf(field).isMarkup === true &&
  written(field, one) === written(field, other) &&
  picturesIn(one).join() === picturesIn(other).join()

/** What is said of such texts. */
export const READ_ALIKE = '文字和圖片相同，只是格式或連結不同。'

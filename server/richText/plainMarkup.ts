/**
 * Markup that cleaning certainly leaves as it is: paragraphs, headings and lists without attributes, of
 * text without entities. Most texts are such, and to see that takes a hundredth of the time of cleaning.
 * The pattern never tries one character in two ways, so its work grows with the length alone.
 */
const text = '[^<>&\\p{Cc}\\p{Cs}\\p{Noncharacter_Code_Point}]'
const marked = ['strong', 'em', 'u', 's'].map(tag => `<${tag}>${text}+</${tag}>`).join('|')
const line = `(?:${text}+(?:(?:${marked})${text}*)*|(?:${marked})${text}*(?:(?:${marked})${text}*)*)`
const blocks = ['p', 'h2', 'h3', 'h4'].map(tag => `<${tag}>${line}</${tag}>`)
const lists = ['ul', 'ol'].map(tag => `<${tag}>(?:<li>${line}</li>)+</${tag}>`)
const PLAIN = new RegExp(`^(?:${[...blocks, ...lists].join('|')})+$`, 'u')
const TAG = /<[^<>]*>/g

/** Whether cleaning would change nothing of it; false says nothing. */
export const isPlainMarkup = (html: string): boolean =>
  PLAIN.test(html) && html.replace(TAG, '').trim() !== ''

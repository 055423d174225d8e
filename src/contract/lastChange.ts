/** When what a visitor sees of a record last changed: it need not have been edited to be new. */
import { stampToIso } from './time.ts'
import { toMoment } from './visibility.ts'

interface Published {
  updated_at: string
  publish_at?: string | null | undefined
}

/** When it was edited last, or came out after that; milliseconds. */
export const lastChange = ({ updated_at, publish_at }: Published): number =>
  Math.max(Date.parse(updated_at), toMoment(publish_at) ?? 0)

/** The same of what bears a date of its own: nothing is changed before it is published. */
export const lastArticleChange = (article: Published & { publish_time: string }): number =>
  Math.max(lastChange(article), Date.parse(stampToIso(article.publish_time)))

import type { NewsText } from '../shapes'

/** A piece of news with its age; the category comes from the list it stands in. */
export interface NewsDraft extends Omit<NewsText, 'category' | 'publish_time'> {
  daysAgo: number
  time?: string
}

import type { Publication } from '#contract/collections/publication'

/** A publication's whole name: `《持教通訊》第39期`. */
export const publicationTitle = ({ title, issue }: Pick<Publication, 'title' | 'issue'>): string =>
  title + (issue ?? '')

import type { PublicationSummary } from '#data/queries.ts'

/** A publication's whole name: `《持教通訊》第39期`. */
export const publicationTitle = ({
  title,
  issue,
}: Pick<PublicationSummary, 'title' | 'issue'>): string => title + (issue ?? '')

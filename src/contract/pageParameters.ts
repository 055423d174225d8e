/** What a list of courses is narrowed by, each a facet; `src/site/course/facets.ts` says what each means. */
export const FACET_NAMES = [
  'kind',
  'day',
  'time',
  'starts',
  'fee',
  'length',
  'field',
  'language',
  'venue',
  'subsidy',
  'open',
  'major',
] as const

/** The names in a page's query that make a difference to what it shows; whatever else it carries, does not. */
export const PAGE_PARAMETERS = [...FACET_NAMES, 'sort', 'page'] as const

/** What a route of the site reads an address from. */
export type PageQuery = Readonly<Partial<Record<(typeof PAGE_PARAMETERS)[number], unknown>>>

/** The names in a page's query that make a difference to what it shows; whatever else it carries, does not. */
export const PAGE_PARAMETERS = ['major', 'open', 'subsidy', 'sort', 'page'] as const

/** What a route of the site reads an address from. */
export type PageQuery = Readonly<Partial<Record<(typeof PAGE_PARAMETERS)[number], unknown>>>

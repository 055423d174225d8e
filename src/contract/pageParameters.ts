/**
 * The names in a page's query that make a difference to what it shows; every route's `validateSearch`
 * reads some of these. Whatever else a link carries, the page is the same.
 */
export const PAGE_PARAMETERS = ['major', 'open', 'subsidy', 'sort', 'page'] as const

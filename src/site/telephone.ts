/** The address that calls a number as it is written for people. */
export const telephoneHref = (telephone: string): string =>
  `tel:${telephone.replace(/[^\d+]/g, '')}`

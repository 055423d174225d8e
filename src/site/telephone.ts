/** The address that calls a number as it is written for people; of several, and of what follows it, the first. */
export function telephoneHref(telephone: string): string {
  const [first = ''] = /[+(]*\d[-\d ().\u2010]*/.exec(telephone.normalize('NFKC')) ?? []
  // Macau's own numbers have eight digits, to which its code leads only as one of the world.
  return `tel:${first.replace(/[^+\d]/g, '').replace(/^853(?=\d{8}$)/, '+$&')}`
}

const SCHOOL = '澳門持續教育學校'

/** A page's title in the tab, in search results and in cards: its own name, then the school's. */
export function titled(title: string | undefined) {
  return { meta: [{ title: title ? `${title}｜${SCHOOL}` : SCHOOL }] }
}

import { navigation } from '#contract/navigation.ts'

/** What the tab is called at each sub-page, by its address; /about has one title for all of them. */
export const subPageTitles: ReadonlyMap<string, string> = new Map(
  navigation.flatMap(page =>
    (page.children ?? []).map(({ href, label }) => [
      href,
      page.href === '/about' ? '關於本校' : `${label}｜澳門持續教育學校`,
    ]),
  ),
)

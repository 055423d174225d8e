import { navigation } from '#contract/navigation.ts'

/** What the tab is called at each sub-page, by its address. */
export const subPageTitles: ReadonlyMap<string, string> = new Map(
  navigation
    .flatMap(({ children = [] }) => children)
    .map(({ href, label }) => [href, `${label}｜澳門持續教育學校`]),
)

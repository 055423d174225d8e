/**
 * What stands under every anchor of the site map. No page of the site loads it: each has its own, in
 * `sections`.
 */
import type { ReactNode } from 'react'
import type { NavigationItem } from '#contract/navigation.ts'
import { aboutPages } from './sections/aboutPages.tsx'
import { academyPages } from './sections/academyPages.tsx'
import { coursePages } from './sections/coursePages.tsx'
import { mediaPages } from './sections/mediaPages.tsx'
import { registrationPages } from './sections/registrationPages.tsx'
import { subPage } from './subPage.tsx'

const all = {
  ...aboutPages,
  ...academyPages,
  ...coursePages,
  ...registrationPages,
  ...mediaPages,
}

/** The sub-page of any entry of the site map. @throws where nothing stands under it */
export const subPageOf = (item: NavigationItem): ReactNode => subPage(item, all)

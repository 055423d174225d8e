import { Search } from '../search/Search.tsx'
import { FailureToasts } from './FailureToasts.tsx'
import { Grayscale } from './Grayscale.ts'
import { PageFocus } from './PageFocus.ts'
import { ReadingDirection } from './ReadingDirection.ts'
import { SpecialNotice } from './SpecialNotice.tsx'
import { TabTitle } from './TabTitle.ts'

/** What does its work on every public page without being asked to, so it loads with the page. */
export function Attendants() {
  return (
    <>
      <Grayscale />
      <TabTitle />
      <PageFocus />
      <ReadingDirection />
      <SpecialNotice />
      <Search />
      <FailureToasts />
    </>
  )
}

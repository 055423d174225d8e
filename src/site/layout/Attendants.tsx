import { Search } from '../search/Search'
import { FailureToasts } from './FailureToasts'
import { Grayscale } from './Grayscale'
import { ReadingDirection } from './ReadingDirection'
import { SpecialNotice } from './SpecialNotice'
import { TabTitle } from './TabTitle'

/** What does its work on every public page without being asked to, so it loads with the page. */
export function Attendants() {
  return (
    <>
      <Grayscale />
      <TabTitle />
      <ReadingDirection />
      <SpecialNotice />
      <Search />
      <FailureToasts />
    </>
  )
}

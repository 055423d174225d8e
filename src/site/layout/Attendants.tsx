import { Search } from '../search/Search'
import { FailureToasts } from './FailureToasts'
import { Grayscale } from './Grayscale'
import { LiveWords } from './LiveWords'
import { SpecialNotice } from './SpecialNotice'

/** What does its work on every public page without being asked to, so it loads with the page. */
export function Attendants() {
  return (
    <>
      <Grayscale />
      <LiveWords />
      <SpecialNotice />
      <Search />
      <FailureToasts />
    </>
  )
}

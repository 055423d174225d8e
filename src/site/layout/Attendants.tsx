import { FailureToasts } from './FailureToasts'
import { Grayscale } from './Grayscale'
import { SpecialNotice } from './SpecialNotice'

/** What does its work on every public page without being asked to, so it loads with the page. */
export function Attendants() {
  return (
    <>
      <Grayscale />
      <SpecialNotice />
      <FailureToasts />
    </>
  )
}

import type { KeyboardEvent } from 'react'

/** For an input that is no field of the form it may stand in, which the Enter key does not send from there. */
export const unsent = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  },
}

import { useState } from 'react'

const KEY = 'previewBeside'

/** Whether records are shown beside their forms, as was chosen last on this device. */
export function useBeside() {
  const [isBeside, setIsBeside] = useState(() => {
    try {
      return localStorage.getItem(KEY) !== null
    } catch {
      return false
    }
  })
  const choose = (isWanted: boolean) => {
    setIsBeside(isWanted)
    try {
      if (isWanted) localStorage.setItem(KEY, 'yes')
      else localStorage.removeItem(KEY)
    } catch {
      // Nothing can be kept here: it holds as long as the form is open.
    }
  }
  return [isBeside, choose] as const
}

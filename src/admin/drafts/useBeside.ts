import { useState } from 'react'
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'

const KEY = 'previewBeside'

/** Whether records are shown beside their forms, as was chosen last on this device. */
export function useBeside() {
  const [isBeside, setIsBeside] = useState(() => keptChoice(KEY) === true)
  const choose = (isWanted: boolean) => {
    setIsBeside(isWanted)
    keepChoice(KEY, isWanted || undefined)
  }
  return [isBeside, choose] as const
}

import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { keepChoice } from '#data/deviceChoice.ts'
import { settingOf } from '#data/frameQueries.ts'
import { setIsBWMode, useSettingsState } from '../settingsState.ts'
import { BW_KEY } from './remembered.ts'

/** The attribute on `html` to which the grey filter is bound; `undefined` before it is known. */
export function useGrayscaleAttribute(): 'on' | 'off' | undefined {
  const { data: value } = useQuery({ ...settingOf('isBWMode'), enabled: false })
  return value === undefined ? undefined : value ? 'on' : 'off'
}

/** Keeps the document and what the device remembers in step with the setting. */
export function Grayscale() {
  const { data: value } = useQuery(settingOf('isBWMode'))
  const { isBWMode } = useSettingsState()

  // Layout effects, because a flash of colour on a day of mourning would be seen.
  useLayoutEffect(() => {
    if (value !== undefined) setIsBWMode(value)
  }, [value])

  useLayoutEffect(() => {
    if (value === undefined || value !== isBWMode) return
    document.documentElement.dataset.bw = isBWMode ? 'on' : 'off'
    // Where nothing can be kept, the next page says it itself.
    keepChoice(BW_KEY, isBWMode)
  }, [value, isBWMode])

  return null
}

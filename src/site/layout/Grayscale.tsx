import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { settings } from '#data/frameQueries'
import { settingValue } from '#data/settings'
import { setIsBWMode, useSettingsState } from '../settingsState'

const KEY = 'isBWMode'

/**
 * Runs before the first paint of a page that was not rendered from the settings (a kept shell), and
 * applies what this device knew last. A page that says `on` or `off` itself is newer than that.
 */
export const grayscaleScript = `try{var d=document.documentElement;if(!d.dataset.bw&&localStorage.getItem('${KEY}')==='true')d.dataset.bw='on'}catch(e){}`

/** The attribute on `html` to which the grey filter is bound; `undefined` before it is known. */
export function useGrayscaleAttribute(): 'on' | 'off' | undefined {
  const { data } = useQuery({ ...settings, enabled: false })
  const value = settingValue(data, 'isBWMode')
  return value === undefined ? undefined : value ? 'on' : 'off'
}

/** Keeps the document and what the device remembers in step with the setting. */
export function Grayscale() {
  const { data } = useQuery(settings)
  const value = settingValue(data, 'isBWMode')
  const { isBWMode } = useSettingsState()

  // Layout effects, because a flash of colour on a day of mourning would be seen.
  useLayoutEffect(() => {
    if (value !== undefined) setIsBWMode(value)
  }, [value])

  useLayoutEffect(() => {
    if (value === undefined || value !== isBWMode) return
    document.documentElement.dataset.bw = isBWMode ? 'on' : 'off'
    try {
      localStorage.setItem(KEY, String(isBWMode))
    } catch {
      // Nothing is remembered; the next page says it itself.
    }
  }, [value, isBWMode])

  return null
}

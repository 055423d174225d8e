/** Whether the admin is light or dark: as the device is, or as somebody has chosen on it. */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'

const KEY = 'adminScheme'

/** What may be chosen, in words. */
export const schemes = ['跟隨裝置', '淺色', '深色'] as const
export type Scheme = (typeof schemes)[number]

const night = matchMedia('(prefers-color-scheme: dark)')

const kept = keptChoice(KEY)
const state = proxy<{ chosen: Scheme }>({
  chosen: schemes.find(each => each === kept) ?? '跟隨裝置',
})

/** Holds from now on, on this device. */
export function chooseScheme(chosen: Scheme): void {
  state.chosen = chosen
  keepChoice(KEY, chosen)
}

export const useChosenScheme = (): Scheme => useSnapshot(state).chosen

function watchNight(onChange: () => void): () => void {
  night.addEventListener('change', onChange)
  return () => night.removeEventListener('change', onChange)
}

/** Makes the page light or dark as long as what calls this is shown: the public site is always light. */
export function useScheme(): void {
  const chosen = useChosenScheme()
  const isNight = useSyncExternalStore(watchNight, () => night.matches)
  const isDark = chosen === '深色' || (chosen === '跟隨裝置' && isNight)
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-dark', isDark)
    return () => documentElement.removeAttribute('data-dark')
  }, [isDark])
}

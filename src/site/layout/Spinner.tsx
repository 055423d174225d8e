import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { css } from '#styled/css'
import { setLoading, useSettingsState } from '../settingsState.ts'

const place = css({
  position: 'fixed',
  zIndex: 'above',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

// It appears only where the wait is felt: most pages are there sooner.
const ring = css({
  width: '48px',
  height: '48px',
  borderRadius: 'round',
  border: '4px solid token(colors.line)',
  borderTopColor: 'green.700',
  opacity: 0,
  animation: 'turn 0.8s linear infinite, appear 1ms linear 300ms forwards',
})

const words = css({ srOnly: true })

/** The sign that a page is being fetched, driven by the `loading` flag. */
export function Spinner() {
  const isPending = useRouterState({ select: state => state.isLoading })
  useEffect(() => setLoading(isPending), [isPending])

  const { loading } = useSettingsState()
  if (!loading) return null
  return (
    <div className={place} role="status">
      <div className={ring} />
      <span className={words}>載入中</span>
    </div>
  )
}

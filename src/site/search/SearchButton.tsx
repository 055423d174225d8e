import { type ComponentType, useState } from 'react'
import { css, cx } from '#styled/css'
import { Icon } from '#ui/Icon'
import { showToast } from '#ui/Toaster'
import { useOpenByKey } from './openByKey'

const button = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  borderRadius: 'small',
  fontSize: 'l',
  cursor: 'pointer',
  _hover: { color: 'green.700', backgroundColor: 'mist' },
  '@media (scripting: none)': { display: 'none' },
})

const load = () => import('./SearchDialog')
// Only a promise of what a click will ask again, and then a failure is told.
const preload = () => void load().catch(() => undefined)

/** Opens the search; the dialog, its index and all lists are fetched on first use. */
export function SearchButton({ className }: { className?: string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const open = () =>
    load().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => showToast('error', '搜尋未能載入，請檢查網絡連線後再試。'),
    )
  useOpenByKey(open)
  return (
    <>
      <button
        type="button"
        className={cx(button, className)}
        aria-label="搜尋"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onFocus={preload}
        onPointerEnter={preload}
      >
        <Icon name="search" />
      </button>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  )
}

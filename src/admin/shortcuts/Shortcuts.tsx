import { useEffect, useEffectEvent } from 'react'
import { takesText } from '#ui/takesText.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { isCovered } from '../covered.ts'
import { lazyPart } from '../lazyPart.tsx'

const ShortcutList = lazyPart(() => import('./ShortcutList.tsx'), null)

interface ShortcutsProps {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

export const SHORTCUTS_TITLE = '鍵盤快速鍵'

/** Which keys do what; `?` opens it, outside of what takes text. */
export function Shortcuts({ isOpen, onOpen, onClose }: ShortcutsProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey) return
      if (!takesText(target) && !isCovered()) open()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <AdminDialog title={SHORTCUTS_TITLE} isOpen={isOpen} onClose={onClose}>
      <ShortcutList />
    </AdminDialog>
  )
}

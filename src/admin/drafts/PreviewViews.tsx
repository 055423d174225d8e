import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { waitingName } from '../fields/editorContent.ts'
import { createWaitingAddresses, type WaitingAddresses } from '../fields/waitingAddresses.ts'
import { useDesk } from '../StaffProvider.tsx'
import { Toggles } from '../Toggles.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

type Values = Record<string, unknown>

/** How the site shows a record, and what search engines and cards are told of it where it has a page. */
export interface Preview {
  /** Fetches what it takes, ahead of being looked at. */
  preload: () => void
  page: (record: Values) => ReactNode
  told?: (record: Values) => ReactNode
}

/** The screens that a record is looked at on: a telephone's and a computer's, in CSS pixels. */
const screens = { 手機: 390, 電腦: 1280 } as const

const TOLD = '搜尋及分享'

interface PreviewViewsProps {
  preview: Preview
  record: Values
}

/** The record as visitors will see it, on one screen or another; its links lead nowhere from here. */
export default function PreviewViews({ preview: { page, told }, record }: PreviewViewsProps) {
  const { files } = useDesk()
  const addresses = useMemo(() => createWaitingAddresses(files), [files])
  useEffect(() => addresses.end, [addresses])
  const [view, setView] = useState<keyof typeof screens | typeof TOLD>('手機')
  const choices = { ...screens, ...(told ? { [TOLD]: told } : {}) }
  return (
    <>
      <Toggles label="預覽方式" choices={choices} chosen={view} onChoose={setView} />
      {/* Whatever a page makes of what is being typed, its form stays. */}
      <CatchBoundary key={view} getResetKey={() => record} errorComponent={Failed}>
        {view === TOLD ? (
          told?.(record)
        ) : (
          <PreviewFrame key={view} width={screens[view]}>
            <div inert ref={shown => (shown ? keepShowing(shown, addresses) : undefined)}>
              {page(record)}
            </div>
          </PreviewFrame>
        )}
      </CatchBoundary>
    </>
  )
}

const Failed = () => <p role="status">未能顯示預覽；表格不受影響。</p>

/** The site's pages know nothing of pictures that are not on the server yet. */
function keepShowing(page: HTMLElement, addresses: WaitingAddresses): () => void {
  const show = () => {
    for (const image of page.querySelectorAll('img')) void showFrom(addresses, image)
  }
  const watcher = new MutationObserver(show)
  watcher.observe(page, { childList: true, subtree: true })
  show()
  return () => watcher.disconnect()
}

/** An image has no address until the file is read: what the server cannot answer would be taken for missing. */
async function showFrom(addresses: WaitingAddresses, image: HTMLImageElement): Promise<void> {
  const name = waitingName(image)
  if (!name) return
  const { src } = image
  image.removeAttribute('src')
  image.src = await addresses.of(name).catch(() => src)
}

import { useEffect, useRef, useState } from 'react'
import { useConnection } from '#pwa/connection.ts'
import { Placeholder } from './Placeholder.tsx'

/**
 * Whether the picture at an address could not be had. `element` goes onto its `img`: a picture may
 * have failed before anything of ours could hear of it.
 */
export function useMissing(address: string | undefined) {
  const [failed, setFailed] = useState<string>()
  const fail = () => setFailed(address)
  return {
    isMissing: address !== undefined && failed === address,
    element: {
      ref: (image: HTMLImageElement | null) => {
        // Without an address it waits for one, as a preview's do.
        if (image?.hasAttribute('src') && image.complete && image.naturalWidth === 0) fail()
      },
      onError: fail,
    },
    askAgain: () => setFailed(undefined),
  }
}

type MissingProps = Omit<Parameters<typeof Placeholder>[0], 'words'> & {
  /** The site can be reached again, so the picture may be had now. */
  onReturn: () => void
}

/** In the place of a picture that there is, and that could not be had. */
export function Missing({ onReturn, ...shown }: MissingProps) {
  const { isReachable } = useConnection()
  const wasReachable = useRef(isReachable)
  useEffect(() => {
    if (isReachable && !wasReachable.current) onReturn()
    wasReachable.current = isReachable
  })
  return <Placeholder words={isReachable ? '未能顯示此圖片' : '離線時未能顯示此圖片'} {...shown} />
}

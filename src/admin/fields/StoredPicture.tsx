import { useEffect, useState } from 'react'
import { type Assets, narrowName } from '#contract/asset.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { isPending } from '#editing/outbox/waitingFiles.ts'
import { Missing, useMissing } from '#ui/Missing.tsx'
import { useDesk } from '../StaffProvider.tsx'

interface StoredPictureProps {
  /** A stored name, or that of a picture that waits on this device. */
  name: string
  assets?: Assets
  alt: string
  className?: string
}

/** The address under which a picture that waits on this device can be shown. */
function useWaitingAddress(name: string): string | undefined {
  const { files } = useDesk()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isPending(name)) return setAddress(undefined)
    let made: string | undefined
    let isGone = false
    files.read(name).then(
      blob => {
        if (isGone) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [files, name])
  return address
}

/** A picture as small as a list needs it, whether it is on the server yet or not. */
export function StoredPicture({ name, assets, alt, className }: StoredPictureProps) {
  const waiting = useWaitingAddress(name)
  const asset = assets?.[name]
  const small = asset?.widths?.includes(320) ? narrowName(name, 320) : name
  const address = isPending(name) ? waiting : fileAddress(small)
  const { isMissing, element, askAgain } = useMissing(address)
  if (!address) return <span className={className} />
  if (isMissing) return <Missing alt={alt} className={className} onReturn={askAgain} />
  return <img {...element} src={address} alt={alt} className={className} loading="lazy" />
}

import { writtenBytes } from '#contract/bytes.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { isPending } from '#editing/outbox/waitingFiles.ts'
import { formLook, tagLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Button, IconButton } from '../Button.tsx'
import { CropPicture } from './CropPicture.ts'
import type { CutPicture } from './cutPicture.ts'
import { useAssets } from './FormAssets.ts'
import { handsFocusBeside } from './handsFocusBeside.ts'
import { StoredPicture } from './StoredPicture.tsx'
import { useKnownFile } from './useKnownFile.ts'

interface FileRowProps {
  name: string
  holds: 'image' | 'file'
  onRemove: () => void
  /** Told what is known of the picture. */
  onCrop?: ((picture: CutPicture) => void) | undefined
  /** Up and down, where that is possible. */
  onMove?: [up: (() => void) | undefined, down: (() => void) | undefined]
}

/** One file of a record: what it is called, how large it is, and what can be done with it. */
export function FileRow({ name, holds, onRemove, onCrop, onMove }: FileRowProps) {
  const known = useKnownFile(name, useAssets())
  const label = known?.label ?? name
  const [up, down] = onMove ?? []
  const isPicture = holds === 'image' || known?.type.startsWith('image/')
  return (
    <li className={formLook().file} ref={handsFocusBeside} data-file>
      {isPicture ? (
        <StoredPicture name={name} assets={known ? { [name]: known } : {}} alt={label} />
      ) : (
        <Icon name="file" />
      )}
      <span className={formLook().fileName} data-file-name>
        {isPending(name) ? (
          <>
            {label} <span className={tagLook()}>待上載</span>
          </>
        ) : (
          <a href={fileAddress(name)} target="_blank" rel="noreferrer">
            {label}
          </a>
        )}{' '}
        {known ? <span className={wordsLook().soft}>{writtenBytes(known.size)}</span> : null}
      </span>
      <span className={formLook().fileTools}>
        {onCrop ? (
          <Button {...CropPicture.ahead} onClick={() => onCrop({ ...known, label })}>
            裁剪
          </Button>
        ) : null}
        {onMove ? (
          <>
            <IconButton icon="up" label={`上移${label}`} isOff={!up} onClick={up} />
            <IconButton icon="down" label={`下移${label}`} isOff={!down} onClick={down} />
          </>
        ) : null}
        <IconButton icon="close" isOnce label={`移除${label}`} onClick={onRemove} />
      </span>
    </li>
  )
}

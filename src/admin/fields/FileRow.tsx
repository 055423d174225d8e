import { useQuery } from '@tanstack/react-query'
import { fileAddress } from '#data/fileAddress'
import { isPending } from '#offline/journal/waitingFiles'
import { Icon } from '#ui/Icon'
import { ActionButton } from '../ActionButton'
import { useAssets } from '../form/FormAssets'
import { useDesk } from '../StaffProvider'
import type { CutPicture } from './cutPicture'
import { StoredPicture } from './StoredPicture'
import { uploaded } from './takeFile'

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
  const { files } = useDesk()
  const assets = useAssets()
  const waiting = useQuery({
    queryKey: ['waiting', name],
    queryFn: async () => (await files.find(name)) ?? null,
    enabled: isPending(name),
  })
  const known = assets[name] ?? uploaded.get(name) ?? waiting.data
  const label = known?.label ?? name
  const isPicture = holds === 'image' || known?.type.startsWith('image/')
  return (
    <li className="adm-file">
      {isPicture ? <StoredPicture name={name} assets={assets} alt={label} /> : <Icon name="file" />}
      <span className="adm-file-name">
        {isPending(name) ? (
          <>
            {label} <span className="adm-tag">待上載</span>
          </>
        ) : (
          <a href={fileAddress(name)} target="_blank" rel="noreferrer">
            {label}
          </a>
        )}{' '}
        {known ? <span className="adm-soft">{Math.ceil(known.size / 1024)} KB</span> : null}
      </span>
      {onCrop ? (
        <button type="button" className="adm-button" onClick={() => onCrop({ ...known, label })}>
          裁剪
        </button>
      ) : null}
      {onMove ? (
        <>
          <MoveButton label={`上移${label}`} icon="up" onMove={onMove[0]} />
          <MoveButton label={`下移${label}`} icon="down" onMove={onMove[1]} />
        </>
      ) : null}
      <button
        type="button"
        className="adm-icon-button"
        aria-label={`移除${label}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

interface MoveButtonProps {
  label: string
  icon: 'up' | 'down'
  onMove: (() => void) | undefined
}

/** Moves something one place in its list. */
export function MoveButton({ label, icon, onMove }: MoveButtonProps) {
  return (
    <ActionButton className="adm-icon-button" aria-label={label} isOff={!onMove} onClick={onMove}>
      <Icon name={icon} />
    </ActionButton>
  )
}

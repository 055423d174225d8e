import { type ButtonHTMLAttributes, useId, useState } from 'react'
import { fieldLook, tableLook, wordsLook } from '#staffStyled/recipes'
import { IconButton } from '../Button.tsx'
import { afterPress } from '../fields/press.ts'
import { numberToWire } from '../fields/typedNumber.ts'

interface OrderCellProps {
  title: string
  value: unknown
  /** What makes its handle draggable, by pointer and by keyboard. */
  handle: ButtonHTMLAttributes<HTMLButtonElement> | undefined
  onMove: ((by: number) => void) | undefined
  onSet: (sortNumber: number | null) => Promise<void>
}

/** A record's place: dragged, moved by one, or set by its number. */
export function OrderCell({ title, value, handle, onMove, onSet }: OrderCellProps) {
  const [typed, setTyped] = useState<string>()
  const [isInvalid, setIsInvalid] = useState(false)
  const faultId = useId()
  const show = (text: string | undefined) => {
    setTyped(text)
    setIsInvalid(false)
  }
  const commit = () => {
    if (typed === undefined) return
    const number = numberToWire(typed)
    // What is no number stays, so that it can be mended.
    if (typeof number === 'string') return setIsInvalid(true)
    if (number !== value) void onSet(number as number | null)
    show(undefined)
  }
  return (
    <div className={tableLook().order}>
      {handle ? <IconButton {...handle} icon="grip" label={`拖動${title}`} /> : null}
      <input
        className={fieldLook()}
        inputMode="decimal"
        aria-label={`${title}的排序`}
        value={typed ?? (typeof value === 'number' ? String(value) : '')}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? faultId : undefined}
        onChange={event => show(event.target.value)}
        onBlur={() => afterPress(commit)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
          if (key === 'Escape') show(undefined)
        }}
      />
      {onMove ? (
        <>
          <IconButton icon="up" label={`上移${title}`} onClick={() => onMove(-1)} />
          <IconButton icon="down" label={`下移${title}`} onClick={() => onMove(1)} />
        </>
      ) : null}
      {isInvalid ? (
        <span id={faultId} className={wordsLook().error} role="alert">
          必須是數字
        </span>
      ) : null}
    </div>
  )
}

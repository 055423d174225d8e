import { type ReactNode, useState } from 'react'
import { formLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { Button } from '../Button.tsx'
import { lazyPart } from '../lazyPart.tsx'
import { type ControlProps, elementProps } from './control.ts'
import { afterPress } from './press.ts'

const TimeDialog = lazyPart(() => import('./TimeDialog.tsx'), null)

interface TimeFieldProps {
  control: ControlProps
  /** What stands in it. */
  text: string
  /** As it should be written. */
  example: string
  /** What was typed, as it should be written; `undefined` where it is none. */
  read: (text: string) => string | undefined
  onChange: (text: string) => void
  /** Where a time is chosen as well: that of a day that has none. */
  usual?: string
  /** What stands beside it. */
  children?: ReactNode
}

/**
 * A day or a moment, typed or chosen. It is text, because what a browser has for it speaks the browser's
 * language; what cannot be read stays as it was typed, and is named.
 */
export function TimeField(props: TimeFieldProps) {
  const { control, text, example, read, onChange, usual, children } = props
  const { id, field, isInvalid, describedBy } = control
  const [isTyping, setIsTyping] = useState(false)
  const [isChosen, setIsChosen] = useState(false)
  const isUnread = !isTyping && text !== '' && read(text) === undefined
  // What the form says of it says enough.
  const fault = isUnread && !isInvalid ? `${id}-unread` : undefined
  const finish = () => {
    afterPress(() => setIsTyping(false))
    const written = read(text)
    if (written !== undefined && written !== text) onChange(written)
  }
  return (
    <>
      <div className={formLook().row}>
        <input
          {...elementProps(control)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={example.replaceAll(/\d/g, '0')}
          aria-invalid={isInvalid || isUnread}
          aria-describedby={[describedBy, fault].filter(Boolean).join(' ') || undefined}
          value={text}
          onChange={event => {
            setIsTyping(true)
            onChange(event.target.value)
          }}
          onBlur={finish}
        />
        <Button
          {...TimeDialog.ahead}
          aria-label={`選擇${field.label}`}
          onClick={() => setIsChosen(true)}
        >
          <Icon name="calendar" />
        </Button>
        {children}
      </div>
      {fault ? (
        <p id={fault} className={wordsLook().error} role="alert">
          「{text}」不是可用的{usual ? '日期時間' : '日期'}，請寫成
          <span className={wordsLook().moment}>{example}</span>
        </p>
      ) : null}
      {isChosen ? (
        <TimeDialog
          title={field.label}
          chosen={read(text)}
          usual={usual}
          onClose={chosen => {
            setIsChosen(false)
            if (chosen !== undefined) onChange(chosen)
          }}
        />
      ) : null}
    </>
  )
}

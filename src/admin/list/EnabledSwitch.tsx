import { useState } from 'react'
import { formLook, wordsLook } from '#staffStyled/recipes'

interface EnabledSwitchProps {
  title: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether visitors may see a record; it answers at once, while the edit is being written down. */
export function EnabledSwitch({ title, isOn, onChange }: EnabledSwitchProps) {
  const [turned, setTurned] = useState<{ from: boolean; to: boolean }>()
  // Only until what is shown has followed.
  if (turned && turned.from !== isOn) setTurned(undefined)
  const shown = turned?.to ?? isOn
  return (
    <label className={formLook().switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`啟用${title}`}
        checked={shown}
        aria-checked={shown}
        onChange={event => {
          setTurned({ from: isOn, to: event.target.checked })
          onChange(event.target.checked)
        }}
      />
      <span className={wordsLook().narrow}>啟用</span>
    </label>
  )
}

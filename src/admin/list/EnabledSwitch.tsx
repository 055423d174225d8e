import { useState } from 'react'
import { formLook, wordsLook } from '#staffStyled/recipes'

interface EnabledSwitchProps {
  title: string
  isOn: boolean
  /** Resolves once it is known what has become of it. */
  onChange: (isOn: boolean) => Promise<void>
}

/** Whether visitors may see a record; it answers at once, while the edit is being written down. */
export function EnabledSwitch({ title, isOn, onChange }: EnabledSwitchProps) {
  const [turned, setTurned] = useState<{ from: boolean; to: boolean }>()
  // Only until what is shown has followed, or is not going to.
  if (turned && turned.from !== isOn) setTurned(undefined)
  const shown = turned?.to ?? isOn
  const turn = async (to: boolean) => {
    const own = { from: isOn, to }
    setTurned(own)
    await onChange(to)
    setTurned(now => (now === own ? undefined : now))
  }
  return (
    <label className={formLook().switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`啟用${title}`}
        checked={shown}
        aria-checked={shown}
        onChange={event => void turn(event.target.checked)}
      />
      <span className={wordsLook().narrow}>啟用</span>
    </label>
  )
}

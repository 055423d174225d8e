import { useState } from 'react'
import { css } from '#styled/css'
import { isSlashOn, setSlashOn } from './slashKey.ts'

// Where there is no mouse there is hardly a keyboard.
const line = css({
  display: 'none',
  '@media (hover: hover)': { display: 'flex' },
  // On a small screen, and with large text, it leaves the room to the results.
  position: { tablet: 'sticky' },
  bottom: '0',
  backgroundColor: 'paper',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  paddingBlock: '2',
  paddingInline: { base: '4', tablet: '6' },
  borderTop: 'hairline',
  textStyle: 'small',
  color: 'ink.soft',
})

const choice = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '24px' })
const box = css({ width: '18px', height: '18px', accentColor: 'green.700' })

/** What the keys do, and whether one of them may open the search. */
export function SlashChoice() {
  const [isOn, setIsOn] = useState(isSlashOn)
  return (
    <div className={line}>
      <p id="search-keys">↑↓選擇，Enter開啟，Esc關閉</p>
      <label className={choice}>
        <input
          type="checkbox"
          className={box}
          checked={isOn}
          onChange={event => {
            setSlashOn(event.target.checked)
            setIsOn(event.target.checked)
          }}
        />
        按「/」鍵開啟搜尋
      </label>
    </div>
  )
}

import { useEffect, useId, useState } from 'react'
import { css, cx } from '#styled/css'
import { TEXT_SIZE_KEY } from './remembered.ts'
import { useDropDown } from './useDropDown.ts'

const sizes = { '': '標準', large: '較大', largest: '最大' } as const

type Size = keyof typeof sizes

const isSize = (size: string | undefined): size is Size =>
  size !== undefined && Object.hasOwn(sizes, size)

const place = css({ position: 'relative', '@media (scripting: none)': { display: 'none' } })

const button = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  minWidth: 'touch',
  paddingBlock: '2',
  borderRadius: 'small',
  fontSize: '1.25rem',
  lineHeight: '28px',
  cursor: 'pointer',
  _hover: { color: 'green.700', backgroundColor: 'mist' },
})

const smallLetter = css({ fontSize: 's' })

const panel = css({
  position: 'absolute',
  zIndex: 'menu',
  insetInlineEnd: '0',
  top: 'calc(100% + 4px)',
  padding: '3',
  backgroundColor: 'paper',
  border: 'hairline',
  borderTop: 'rule',
})

const title = css({ srOnly: true })
const choices = css({ display: 'flex', gap: '1' })

const choice = css({
  display: 'grid',
  justifyItems: 'center',
  width: '64px',
  paddingBlock: '2',
  border: '1px solid transparent',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { backgroundColor: 'mist' },
  '&:has(:checked)': { borderColor: 'green.700', backgroundColor: 'green.100' },
  '&:has(:focus-visible)': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
})

const unseen = css({ srOnly: true })
const letter = css({ lineHeight: '36px' })
const letters = {
  '': css({ fontSize: '16px' }),
  large: css({ fontSize: '21px' }),
  largest: css({ fontSize: '26px' }),
}
const name = css({ fontSize: '14px' })

/** A/A/A: the size of all text, which the device remembers. */
export function TextSize() {
  const [size, setSize] = useState<Size>('')
  const dropDown = useDropDown()
  const id = useId()
  // It opens by its button alone.
  const { onPointerEnter, onPointerLeave, ...area } = dropDown.area

  // The script of the first paint was there before.
  useEffect(() => {
    const { textSize } = document.documentElement.dataset
    if (isSize(textSize)) setSize(textSize)
  }, [])

  const choose = (chosen: Size) => {
    setSize(chosen)
    document.documentElement.dataset.textSize = chosen
    try {
      localStorage.setItem(TEXT_SIZE_KEY, chosen)
    } catch {
      // It holds until the page is left.
    }
  }

  return (
    <div className={place} {...area}>
      <button
        type="button"
        className={button}
        aria-label="字體大小"
        aria-controls={id}
        {...dropDown.button}
      >
        <span className={smallLetter}>A</span>A
      </button>
      {/* It takes the focus that a press on a label moves; to nowhere would close it. */}
      <fieldset id={id} tabIndex={-1} className={panel} hidden={!dropDown.isOpen}>
        <legend className={title}>字體大小</legend>
        <div className={choices}>
          {Object.entries(sizes).map(([value, label]) => (
            <label key={value} className={choice}>
              <input
                type="radio"
                name={id}
                className={unseen}
                checked={size === value}
                onChange={() => choose(value as Size)}
              />
              <span aria-hidden="true" className={cx(letter, letters[value as Size])}>
                A
              </span>
              <span className={name}>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

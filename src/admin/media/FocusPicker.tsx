import type { MouseEvent } from 'react'
import { type FocalPoint, focalPoint, focusText } from '#contract/media.ts'
import { fileAddress } from '#data/fileAddress.ts'
import { mediaLook, wordsLook } from '#staffStyled/recipes'

/** The ratios at which the site cuts pictures. */
const cuts = { 卡片: 16 / 9, 人像: 4 / 5, 橫額: 12 / 5 } as const

interface FocusPickerProps {
  name: string
  /** As CSS places it; the middle where there is none. */
  focus: string | undefined
  onChange: (focus: string) => void
}

const sides = { left: '左右', top: '上下' } as const

/** Says where the subject of a picture is, by a click on it or by keys, and shows what is cut off then. */
export function FocusPicker({ name, focus, onChange }: FocusPickerProps) {
  const point = focalPoint(focus)
  const address = fileAddress(name)
  const set = (part: Partial<FocalPoint>) => onChange(focusText({ ...point, ...part }))
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Pressed by a key, it is nowhere: there are the sliders for that.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    set({
      left: Math.round(((clientX - left) / width) * 100),
      top: Math.round(((clientY - top) / height) * 100),
    })
  }
  return (
    <fieldset className={mediaLook().focus}>
      <legend className={wordsLook().label} data-label>
        焦點：裁剪時保留的位置
      </legend>
      <button
        type="button"
        className={mediaLook().focusPicture}
        aria-label="在圖片上選焦點"
        onClick={pick}
      >
        <img src={address} alt="" />
        <span style={{ left: `${point.left}%`, top: `${point.top}%` }} />
      </button>
      {(Object.keys(sides) as (keyof FocalPoint)[]).map(side => (
        <label key={side} className={mediaLook().focusSide}>
          {sides[side]}
          <input
            type="range"
            min={0}
            max={100}
            value={point[side]}
            onChange={event => set({ [side]: Number(event.target.value) })}
          />
        </label>
      ))}
      <div className={mediaLook().cuts}>
        {Object.entries(cuts).map(([label, ratio]) => (
          <figure key={label}>
            <img
              src={address}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: focusText(point) }}
            />
            <figcaption className={wordsLook().soft}>{label}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  )
}

import { useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import cropStyle from 'react-image-crop/dist/ReactCrop.css?inline'
import type { FileNotes } from '#contract/media.ts'
import { dialogLook, formLook } from '#staffStyled/recipes'
import { showToast } from '#ui/toasts.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { adoptStyle } from '../adoptStyle.ts'
import { Button } from '../Button.tsx'
import { Toggles } from '../Toggles.tsx'
import { type CutPicture, cut, notesAfter } from './cutPicture.ts'
import { type Ratio, ratios } from './ratios.ts'

adoptStyle(cropStyle)

const WHOLE: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 }

/** Said of the area and of what it is drawn by, each of which the arrow keys move. */
const words = {
  cropArea: '裁剪範圍，用方向鍵移動',
  nwDragHandle: '左上角，用方向鍵移動',
  nDragHandle: '上邊，用方向鍵移動',
  neDragHandle: '右上角，用方向鍵移動',
  eDragHandle: '右邊，用方向鍵移動',
  seDragHandle: '右下角，用方向鍵移動',
  sDragHandle: '下邊，用方向鍵移動',
  swDragHandle: '左下角，用方向鍵移動',
  wDragHandle: '左邊，用方向鍵移動',
}

interface CropDialogProps {
  address: string
  picture: CutPicture
  /** With the cut picture and what is said of it, or without one where nothing is cut. */
  onClose: (file?: File, notes?: FileNotes) => void
}

/** Cuts a picture to a ratio that the site shows. */
export default function CropDialog({ address, picture, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null)
  const [ratio, setRatio] = useState<Ratio>('16:9')
  const [crop, setCrop] = useState<PercentCrop>(WHOLE)
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming')

  const choose = (next: Ratio) => {
    setRatio(next)
    const { naturalWidth = 1, naturalHeight = 1 } = image.current ?? {}
    setCrop(widest(ratios[next], naturalWidth / naturalHeight))
  }
  const finish = async () => {
    if (!image.current) return
    setState('coming')
    try {
      const file = await cut(image.current, crop, picture)
      // It may have been given up meanwhile.
      if (image.current) onClose(file, notesAfter(picture, crop))
    } catch (error) {
      setState('there')
      // A browser hands out no picture of another site's.
      const isOfOther = error instanceof DOMException && error.name === 'SecurityError'
      const why = isOfOther ? '這張圖片存放於其他網站，不能在此裁剪' : '未能裁剪這張圖片'
      showToast('error', `ERROR：${why}`)
    }
  }
  return (
    <AdminDialog title="裁剪圖片" isOpen onClose={() => onClose()}>
      <Toggles label="比例" choices={ratios} chosen={ratio} onChoose={choose} />
      <div className={formLook().cropPlace}>
        <ReactCrop
          className={formLook().crop}
          crop={crop}
          aspect={ratios[ratio]}
          minWidth={20}
          minHeight={20}
          ariaLabels={words}
          keepSelection
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            src={address}
            alt=""
            onLoad={() => {
              setState('there')
              choose(ratio)
            }}
            onError={() => setState('missing')}
          />
        </ReactCrop>
      </div>
      {state === 'missing' ? (
        <p className={formLook().note} role="alert">
          未能載入圖片；離線時，只有看過的圖片才可裁剪。
        </p>
      ) : null}
      <div className={dialogLook().end}>
        <Button onClick={() => onClose()}>取消</Button>
        <Button data-main isOff={state !== 'there'} onClick={finish}>
          裁剪
        </Button>
      </div>
    </AdminDialog>
  )
}

/** The largest part of a picture that has the ratio, in its middle. */
function widest(ratio: number | undefined, own: number): PercentCrop {
  if (ratio === undefined) return WHOLE
  const width = Math.min(100, (ratio / own) * 100)
  const height = Math.min(100, (own / ratio) * 100)
  return { unit: '%', width, height, x: (100 - width) / 2, y: (100 - height) / 2 }
}

import { type SubmitEvent, useId, useState } from 'react'
import { dialogLook, fieldLook, wordsLook } from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'

interface PictureTextDialogProps {
  /** What it says now. */
  text: string
  /** With what it is to say, or with nothing where it stays as it is. */
  onClose: (text: string | undefined) => void
}

/** Asks what a picture shows, for who cannot see it. */
export default function PictureTextDialog({ text, onClose }: PictureTextDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const finish = (event: SubmitEvent) => {
    event.preventDefault()
    // The form of the record stands around it.
    event.stopPropagation()
    onClose(typed.trim())
  }
  return (
    <AdminDialog title="圖片的替代文字" isOpen onClose={() => onClose(undefined)}>
      <form onSubmit={finish}>
        <label className={wordsLook().label} data-label htmlFor={id}>
          替代文字
        </label>
        <input
          id={id}
          className={fieldLook()}
          value={typed}
          // The window begins here: see `beginHere`.
          data-autofocus
          aria-describedby={`${id}-help`}
          onChange={event => setTyped(event.target.value)}
        />
        <p id={`${id}-help`} className={wordsLook().soft}>
          給看不到圖片的人讀出來；只作裝飾的圖片可以留空。
        </p>
        <div className={dialogLook().end}>
          <Button onClick={() => onClose(undefined)}>取消</Button>
          <Button type="submit" data-main>
            確定
          </Button>
        </div>
      </form>
    </AdminDialog>
  )
}

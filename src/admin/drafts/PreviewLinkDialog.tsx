import { PREVIEW_HOURS, type PreviewLink } from '#contract/recordDraft.ts'
import { dialogLook, fieldLook, formLook, mediaLook } from '#staffStyled/recipes'
import { showToast } from '#ui/toasts.ts'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { Timestamp } from '../Timestamp.tsx'

interface PreviewLinkDialogProps {
  link: PreviewLink
  /** Whether there is something in the form that the link cannot show yet. */
  hasUnsaved: boolean
  isAsking: boolean
  onTakeBack: () => void
  onClose: () => void
}

/** In the part of an address that no server sees: it is in nobody's log. */
const addressOf = ({ token }: PreviewLink): string => `${location.origin}/admin/draft#${token}`

/** What a link to a preview is good for, to be copied or taken back. */
export default function PreviewLinkDialog(props: PreviewLinkDialogProps) {
  const { link, hasUnsaved, isAsking, onTakeBack, onClose } = props
  return (
    <AdminDialog title="預覽連結" isOpen onClose={onClose}>
      <div className={mediaLook().stack}>
        <p>
          收到連結的人無需登入，{PREVIEW_HOURS}
          小時內可以看到這項記錄（連同草稿）將會是甚麼樣子。有效至{' '}
          <Timestamp at={link.expires_at} />
          ；草稿發佈或捨棄，記錄停用或刪除時即告失效。
        </p>
        {hasUnsaved ? (
          <p className={formLook().note}>連結不包括表格內未儲存的更改；請先儲存草稿。</p>
        ) : null}
        <input
          className={fieldLook()}
          readOnly
          aria-label="連結"
          value={addressOf(link)}
          // The window begins here, marked, to be copied at once: see `beginHere`.
          data-autofocus
          onFocus={event => event.target.select()}
        />
      </div>
      <div className={dialogLook().end}>
        <Button data-danger isOff={isAsking} onClick={onTakeBack}>
          收回所有連結
        </Button>
        <Button data-main onClick={() => void copy(addressOf(link))}>
          複製
        </Button>
      </div>
    </AdminDialog>
  )
}

/** Not every browser lets a page write there: then it is marked, to be copied by hand. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', '已複製')
  } catch {
    document.querySelector<HTMLInputElement>('input[aria-label=連結]')?.select()
    showToast('info', '未能自動複製；連結已選取，請自行複製')
  }
}

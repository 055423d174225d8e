import { useState } from 'react'
import { draftCalls } from '#contract/calls/drafts.ts'
import type { AnyCollection } from '#contract/collection.ts'
import type { PreviewLink } from '#contract/recordDraft.ts'
import { askAsStaff } from '#data/session.ts'
import { showToast } from '#ui/toasts.ts'
import { Button } from '../Button.tsx'
import { lazyPart } from '../lazyPart.tsx'
import { useTellFailure } from '../StaffProvider.tsx'

const PreviewLinkDialog = lazyPart(() => import('./PreviewLinkDialog.tsx'), null)

interface PreviewLinkButtonProps {
  collection: AnyCollection
  id: string
  /** Whether there is something in the form that the link cannot show yet. */
  hasUnsaved: boolean
}

/** Makes a link under which a colleague sees the record as it would be, without an account. */
export function PreviewLinkButton({ collection, id, hasUnsaved }: PreviewLinkButtonProps) {
  const [link, setLink] = useState<PreviewLink>()
  const [isAsking, setIsAsking] = useState(false)
  const tellFailure = useTellFailure()
  const { shareDraft, unshareDraft } = draftCalls(collection)
  const whileAsking = async (ask: () => Promise<void>) => {
    setIsAsking(true)
    await ask().catch(tellFailure)
    setIsAsking(false)
  }
  const make = () => whileAsking(async () => setLink((await askAsStaff(shareDraft, id)).data))
  const takeBack = () =>
    whileAsking(async () => {
      await askAsStaff(unshareDraft, id)
      setLink(undefined)
      showToast('success', '已收回這項記錄的所有預覽連結')
    })
  return (
    <>
      <Button {...PreviewLinkDialog.ahead} isOff={isAsking} onClick={() => void make()}>
        預覽連結
      </Button>
      {link ? (
        <PreviewLinkDialog
          link={link}
          hasUnsaved={hasUnsaved}
          isAsking={isAsking}
          onTakeBack={() => void takeBack()}
          onClose={() => setLink(undefined)}
        />
      ) : null}
    </>
  )
}

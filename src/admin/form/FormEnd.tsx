import type { AnyCollection } from '#contract/collection.ts'
import { type Standing, standingOf } from '#contract/recordState.ts'
import { formLook, wordsLook } from '#staffStyled/recipes'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { PreviewLinkButton } from '../drafts/PreviewLinkButton.tsx'
import { previewAhead } from '../drafts/PreviewPart.ts'
import type { Preview } from '../drafts/PreviewViews.tsx'
import { keepsClear } from '../scrolled.ts'
import { useNow } from '../useNow.ts'
import type { Form } from './useForm.ts'
import type { Saving } from './useSaving.ts'

const keepsFieldsClear = keepsClear('Bottom')

/** What it is to publish a draft, by what visitors would then see of its record. */
const publishWords: Partial<Record<Standing, string>> = { published: '發佈', scheduled: '排程發佈' }

interface FormEndProps {
  collection: AnyCollection
  form: Form
  /** What has become of what was saved and gone on with. */
  said: string
  saving: {
    isSaving: boolean
    /** The files without which it is not saved. */
    awaited: readonly string[]
  }
  onSave: (what: Saving) => void
  /** Not where the site has no page for the record. */
  preview: Preview | undefined
  onPreview: () => void
  /** Whether the page is shown beside the form. */
  isBeside: boolean
  onBeside: (isWanted: boolean) => void
  onClose: () => void
}

/** What can be done with a form. */
export function FormEnd(props: FormEndProps) {
  const {
    collection,
    form,
    said,
    saving,
    onSave,
    preview,
    onPreview,
    isBeside,
    onBeside,
    onClose,
  } = props
  const { draft, isDirty, hasUnsaved, isEnabled, savedId } = form
  const { isSaving, awaited } = saving
  const standing = standingOf(collection, form.wire, new Date(useNow()))
  // What is always shown cannot begin as a draft.
  const mayBeDraft = savedId !== undefined || collection.publishing
  const ask = useAsk()
  const discard = async () => {
    const text = isEnabled ? '網站上的內容不變。' : '記錄會留在列表，仍未啟用。'
    const question = { title: '捨棄這份草稿？', text, verb: '捨棄', isDanger: true }
    if (await ask(question)) onSave('discard')
  }
  return (
    <div className={formLook().end} data-form-end ref={keepsFieldsClear}>
      <Button type="submit" data-main isOff={isSaving}>
        {draft ? (publishWords[standing] ?? '套用草稿') : '儲存'}
      </Button>
      {mayBeDraft ? (
        <Button isOff={isSaving} onClick={() => onSave('draft')}>
          儲存草稿
        </Button>
      ) : null}
      {preview ? (
        <>
          <Button {...previewAhead(preview)} onClick={onPreview}>
            預覽
          </Button>
          <Button
            {...previewAhead(preview)}
            data-beside
            aria-pressed={isBeside}
            onClick={() => onBeside(!isBeside)}
          >
            並排預覽
          </Button>
        </>
      ) : null}
      {savedId !== undefined && preview ? (
        <PreviewLinkButton collection={collection} id={savedId} hasUnsaved={isDirty} />
      ) : null}
      <Button onClick={onClose}>取消</Button>
      <span className={wordsLook().soft} role="status">
        {awaited.length > 0
          ? `正在等候「${awaited.join('」「')}」上載，完成後便會儲存`
          : isSaving
            ? '儲存中…'
            : hasUnsaved
              ? '有未儲存的更改'
              : said}
      </span>
      {draft ? (
        <Button data-danger isOff={isSaving} onClick={() => void discard()}>
          捨棄草稿
        </Button>
      ) : null}
    </div>
  )
}

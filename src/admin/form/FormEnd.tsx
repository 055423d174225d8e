import type { AnyCollection } from '#contract/collection'
import { ActionButton } from '../ActionButton'
import { ShareButton } from '../drafts/ShareButton'
import { keepsClear } from '../scrolled'
import type { Form } from './useForm'
import type { Saving } from './useSaving'

const keepsFieldsClear = keepsClear('Bottom')

interface FormEndProps {
  collection: AnyCollection
  form: Form
  saving: {
    isSaving: boolean
    /** The files without which it is not saved. */
    awaited: readonly string[]
  }
  onSave: (what: Saving) => void
  /** Not where the site has no page for the record. */
  onPreview: (() => void) | undefined
  onClose: () => void
}

/** What can be done with a form. */
export function FormEnd({ collection, form, saving, onSave, onPreview, onClose }: FormEndProps) {
  const { draft, isDirty, isEnabled, savedId } = form
  const { isSaving, awaited } = saving
  // What is always shown cannot begin as a draft.
  const mayBeDraft = savedId !== undefined || collection.publishing
  const discard = () => {
    const stays = isEnabled ? '網站上的內容不變。' : '記錄會留在列表，仍未啟用。'
    if (window.confirm(`捨棄這份草稿？${stays}`)) onSave('discard')
  }
  return (
    <div className="adm-form-end" ref={keepsFieldsClear}>
      <ActionButton type="submit" className="adm-button" data-main isOff={isSaving}>
        {draft ? '發佈' : '儲存'}
      </ActionButton>
      {mayBeDraft ? (
        <ActionButton className="adm-button" isOff={isSaving} onClick={() => onSave('draft')}>
          儲存草稿
        </ActionButton>
      ) : null}
      {onPreview ? (
        <button type="button" className="adm-button" onClick={onPreview}>
          預覽
        </button>
      ) : null}
      {savedId !== undefined && onPreview ? (
        <ShareButton collection={collection} id={savedId} hasUnsaved={isDirty} />
      ) : null}
      {draft ? (
        <ActionButton className="adm-button" data-danger isOff={isSaving} onClick={discard}>
          捨棄草稿
        </ActionButton>
      ) : null}
      <button type="button" className="adm-button" onClick={onClose}>
        取消
      </button>
      <span className="adm-soft" role="status">
        {awaited.length > 0
          ? `正在等候「${awaited.join('」「')}」上載，完成後便會儲存`
          : isDirty
            ? '有未儲存的更改'
            : ''}
      </span>
    </div>
  )
}

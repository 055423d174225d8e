import type { AnyCollection } from '#contract/collection'
import { ActionButton } from '../ActionButton'
import { ShareButton } from '../drafts/ShareButton'
import type { Form } from './useForm'
import type { Saving } from './useSaving'

interface FormEndProps {
  collection: AnyCollection
  form: Form
  isSaving: boolean
  onSave: (what: Saving) => void
  /** Not where the site has no page for the record. */
  onPreview: (() => void) | undefined
  onClose: () => void
}

/** What can be done with a form. */
export function FormEnd({ collection, form, isSaving, onSave, onPreview, onClose }: FormEndProps) {
  const { draft, isDirty, savedId } = form
  // A new record is a draft for as long as it is not enabled; what is always shown cannot be one.
  const mayBeDraft = savedId !== undefined || (form.isNew && collection.publishing)
  const discard = () => {
    if (window.confirm('捨棄這份草稿？網站上的內容不變。')) onSave('discard')
  }
  return (
    <div className="adm-form-end">
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
      <span className="adm-soft">{isDirty ? '有未儲存的更改' : ''}</span>
    </div>
  )
}

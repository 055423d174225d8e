import { Link, useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Assets } from '#contract/asset'
import type { AnyCollection } from '#contract/collection'
import { draftsName } from '#offline/sending'
import { SiteMapOptions } from '../blog/SiteMapOptions'
import { PreviewDialog } from '../drafts/PreviewDialog'
import { ConflictNote } from '../queue/ConflictNote'
import { FormAssets } from './FormAssets'
import { FormEnd } from './FormEnd'
import { FormField } from './FormField'
import { DraftNote, FormFault } from './FormNotes'
import { type FormRecord, useForm } from './useForm'
import { type Saved, type Saving, useSaving } from './useSaving'

/** How the site shows a record, where it has a page or a card for it. */
export type Preview = (record: Record<string, unknown>) => ReactNode

interface CollectionFormProps {
  collection: AnyCollection
  record: FormRecord
  preview: Preview | undefined
  onClose: (saved: Saved | undefined) => void
}

/** The form of a record, from its declaration. */
export function CollectionForm({ collection, record, preview, onClose }: CollectionFormProps) {
  const { id, revision, values } = record
  const form = useForm({ collection, record })
  const [isPreviewed, setIsPreviewed] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { isSaving, save } = useSaving(collection, form)
  const isLeaving = useRef(false)
  const verb = id === undefined ? '新增' : '編輯'

  useBlocker({
    shouldBlockFn: () =>
      form.isDirty &&
      !isLeaving.current &&
      !window.confirm('有未儲存的更改，已留作草稿。離開此頁？'),
    enableBeforeUnload: () => form.isDirty && !isLeaving.current,
  })

  const submit = async (what: Saving) => {
    const saved = await save(what)
    if (saved === undefined) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus(),
      )
      return
    }
    isLeaving.current = true
    onClose(saved)
  }
  const latest = useRef<() => Promise<void>>(undefined)
  latest.current = () => submit(form.draft ? 'draft' : 'record')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void latest.current?.()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const assets = (values.assets ?? {}) as Assets
  return (
    <FormAssets value={assets}>
      <form
        ref={element}
        noValidate
        aria-label={`${verb}${collection.label}`}
        onSubmit={event => {
          event.preventDefault()
          void submit('record')
        }}
      >
        <div className="adm-head">
          <h1>
            {verb}
            {collection.label}
          </h1>
          {revision === null ? null : (
            <Link
              className="adm-button"
              to="/admin/$page"
              params={{ page: 'revision' }}
              search={{ record: `${collection.name}/${id}` }}
            >
              修訂紀錄
            </Link>
          )}
        </div>
        {id === undefined ? null : (
          <>
            <ConflictNote of={collection.name} id={id} />
            <ConflictNote of={draftsName(collection)} id={id} />
          </>
        )}
        <DraftNote form={form} />
        <FormFault form={form} />
        {/* Another draft is another form: the editors take their content once. */}
        <div className="adm-form" key={String(form.restoredAt)}>
          {Object.entries(form.fields).map(([name, field]) => (
            <FormField
              key={`${name}-${field.kind}`}
              name={name}
              field={field}
              value={form.shown[name]}
              issues={form.issues}
              onChange={form.change}
            />
          ))}
        </div>
        <FormEnd
          collection={collection}
          form={form}
          isSaving={isSaving}
          onSave={what => void submit(what)}
          onPreview={preview && (() => setIsPreviewed(true))}
          onClose={() => onClose(undefined)}
        />
      </form>
      {preview ? (
        <PreviewDialog isOpen={isPreviewed} onClose={() => setIsPreviewed(false)}>
          {isPreviewed ? preview({ ...values, ...form.wire, id: form.recordId, assets }) : null}
        </PreviewDialog>
      ) : null}
      <SiteMapOptions />
    </FormAssets>
  )
}

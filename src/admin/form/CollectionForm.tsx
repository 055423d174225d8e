import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Assets } from '#contract/asset'
import type { AnyCollection } from '#contract/collection'
import { ActionButton } from '../ActionButton'
import { SiteMapOptions } from '../blog/SiteMapOptions'
import { ConflictNote } from '../queue/ConflictNote'
import { FormAssets } from './FormAssets'
import { FormField } from './FormField'
import { PreviewDialog } from './PreviewDialog'
import { useForm } from './useForm'
import { type SavedHow, useSaving } from './useSaving'

/** How the site shows a record, where it has a page or a card for it. */
export type Preview = (record: Record<string, unknown>) => ReactNode

interface CollectionFormProps {
  collection: AnyCollection
  values: Record<string, unknown>
  id: string | undefined
  revision: number | null
  preview: Preview | undefined
  onClose: (how: SavedHow | undefined) => void
}

/** The form of a record, from its declaration. */
export function CollectionForm(props: CollectionFormProps) {
  const { collection, id, onClose, preview } = props
  const form = useForm(props)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { isSaving, save } = useSaving(collection, form)
  const isLeaving = useRef(false)

  useBlocker({
    shouldBlockFn: () =>
      form.isDirty &&
      !isLeaving.current &&
      !window.confirm('有未儲存的更改，已留作草稿。離開此頁？'),
    enableBeforeUnload: () => form.isDirty && !isLeaving.current,
  })

  const submit = async () => {
    const how = await save()
    if (how === undefined) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus(),
      )
      return
    }
    isLeaving.current = true
    onClose(how)
  }
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const assets = (props.values.assets ?? {}) as Assets
  return (
    <FormAssets value={assets}>
      <form
        ref={element}
        noValidate
        aria-label={`${id === undefined ? '新增' : '編輯'}${collection.label}`}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="adm-head">
          <h1>
            {id === undefined ? '新增' : '編輯'}
            {collection.label}
          </h1>
        </div>
        {id === undefined ? null : <ConflictNote collection={collection} id={id} />}
        {form.restoredAt ? (
          <p className="adm-note">
            已還原上次未儲存的草稿。
            <button type="button" className="adm-button" onClick={form.discard}>
              捨棄草稿
            </button>
          </p>
        ) : null}
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
        <div className="adm-form-end">
          <ActionButton type="submit" className="adm-button" data-main isOff={isSaving}>
            儲存
          </ActionButton>
          {preview ? (
            <button type="button" className="adm-button" onClick={() => setIsPreviewed(true)}>
              預覽
            </button>
          ) : null}
          <button type="button" className="adm-button" onClick={() => onClose(undefined)}>
            取消
          </button>
          <span className="adm-soft">{form.isDirty ? '有未儲存的更改' : ''}</span>
        </div>
      </form>
      {preview ? (
        <PreviewDialog isOpen={isPreviewed} onClose={() => setIsPreviewed(false)}>
          {isPreviewed
            ? preview({ ...props.values, ...form.wire, id: form.recordId, assets })
            : null}
        </PreviewDialog>
      ) : null}
      <SiteMapOptions />
    </FormAssets>
  )
}

/** What is wrong with the record as a whole, or how much is wrong with its fields. */
function FormFault({ form }: { form: ReturnType<typeof useForm> }) {
  const { issues, fields } = form
  if (issues.length === 0) return null
  const others = issues.filter(({ field }) => !fields[field.split('.')[0] ?? ''])
  const words = others.map(({ message }) => message).join('；')
  return (
    <p className="adm-note" data-kind="error" role="alert">
      {words || `有${issues.length}項需要更正：${issues.map(({ label }) => label).join('、')}`}
    </p>
  )
}

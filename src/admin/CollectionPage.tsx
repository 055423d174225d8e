import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { initialOf } from '#contract/kinds/index.ts'
import { useQueue } from '#editing/queueState.ts'
import { frameLook } from '#staffStyled/recipes'
import { Coming } from './Coming.tsx'
import type { Preview } from './drafts/PreviewViews.tsx'
import { useDrafts } from './drafts/useDrafts.ts'
import { quillLibrary } from './fields/quill.ts'
import type { Saved } from './form/useSaving.ts'
import { recordAddress } from './formPlace.ts'
import { lazyPart } from './lazyPart.tsx'
import { CollectionList } from './list/CollectionList.tsx'
import type { ListAddress } from './list/listView.ts'
import { useListPlace } from './list/useListPlace.ts'
import { PageHeading } from './PageHeading.tsx'
import { PageTitle } from './PageTitle.ts'
import { ConflictNotes } from './queue/ConflictNotes.tsx'
import { useRows } from './useRows.ts'

const CollectionForm = lazyPart(() => import('./form/CollectionForm.tsx'))

/** Whose form is open, from what stands in the address: `Tutor/65…` or `Tutor/new`. */
export function openRecord(
  { name }: AnyCollection,
  record: string | undefined,
): string | undefined {
  return record?.startsWith(`${name}/`) ? record.slice(name.length + 1) : undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** At a form: whether its list stands before it. */
    isFromList?: boolean
  }
}

interface CollectionPageProps {
  collection: AnyCollection
  /** What the address says of the list. */
  address: ListAddress
  open: string | undefined
  preview: Preview | undefined
}

/** A collection's list, or the form of one of its records. */
export function CollectionPage(props: CollectionPageProps) {
  const { collection, address, open, preview } = props
  const { history } = useRouter()
  const navigate = useNavigate()
  const place = useListPlace(collection, address)
  // Ahead of the form, which waits for both, and says so where they do not come.
  useEffect(() => {
    CollectionForm.preload()
    quillLibrary().catch(() => undefined)
  }, [])
  /** What the list has the next new record begin with. */
  const [begun, setBegun] = useState<Record<string, unknown>>({})
  const [wasOpen, setWasOpen] = useState(open)
  const [cameFrom, setCameFrom] = useState(open)
  /** The record that was added by the form that is still open, and how many forms were begun for new ones. */
  const [added, setAdded] = useState<string>()
  const [newForms, setNewForms] = useState(0)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open !== undefined) setCameFrom(open)
    if (open === 'new') setNewForms(count => count + 1)
    else setBegun({})
    if (open !== added) setAdded(undefined)
  }
  const to = useCallback(
    (id: string) => ({
      to: '.' as const,
      search: (before: object) => ({ ...before, record: recordAddress(collection.name, id) }),
      state: { isFromList: true },
    }),
    [collection],
  )
  const add = useCallback(
    (values: Record<string, unknown> = {}) => {
      setBegun(values)
      void navigate(to('new'))
    },
    [navigate, to],
  )
  const link = useCallback(
    (id: string, label: string, className?: string) => (
      <Link className={className} {...to(id)}>
        {label}
      </Link>
    ),
    [to],
  )
  const close = () => {
    // Where it was left, with all that the browser knows of it.
    if (history.location.state.isFromList) return history.back()
    const search = (before: object) => ({ ...before, record: undefined })
    void navigate({ to: '.', search, replace: true })
  }
  if (open !== undefined) {
    return (
      <OpenForm
        key={open === 'new' || open === added ? `new ${newForms}` : open}
        collection={collection}
        id={open}
        begun={begun}
        preview={preview}
        onClose={saved => {
          if (saved) setCameFrom(saved.record)
          close()
        }}
        onKept={saved => {
          if (open !== 'new') return
          setAdded(saved.record)
          void navigate({ ...to(saved.record), state: true, replace: true })
        }}
      />
    )
  }
  return (
    <>
      <PageTitle of={[collection.label]} />
      <CollectionList
        collection={collection}
        place={place}
        cameFrom={cameFrom}
        link={link}
        onAdd={add}
      />
    </>
  )
}

interface OpenFormProps {
  collection: AnyCollection
  id: string
  begun: Record<string, unknown>
  preview: Preview | undefined
  onClose: (saved: Saved | undefined) => void
  onKept: (saved: Saved) => void
}

function OpenForm({ collection, id, begun, preview, ...told }: OpenFormProps) {
  const { rows, onServer, isComing, failure } = useRows(collection)
  const { drafts, isComing: areDraftsComing } = useDrafts(collection, rows)
  const { edits } = useQueue()
  const isNew = id === 'new'
  const row = rows.find(({ values }) => values.id === id)
  // Somebody has deleted it, and the list may still hold it: its author decides before anything more is typed.
  const isLost = edits.some(edit => edit.record === id && edit.state === 'conflict' && !edit.theirs)
  // A new record has no draft to wait for, and what is typed into it must not be taken off the screen.
  if (!isNew && !isLost && areDraftsComing) return <p role="status">正在載入…</p>
  if (isLost || (!isNew && !row)) {
    if (!isLost && (isComing || failure)) return <Coming what={collection.label} error={failure} />
    return (
      <>
        <PageTitle of={[collection.label]} />
        <div className={frameLook().head}>
          <PageHeading>{collection.label}</PageHeading>
        </div>
        {isLost ? (
          <ConflictNotes collection={collection} id={id} />
        ) : (
          <p role="status">找不到這項記錄，可能已被刪除。未儲存的內容留在主頁。</p>
        )}
      </>
    )
  }
  const title = String(row?.values[collection.title] ?? '')
  return (
    <>
      <PageTitle of={isNew ? [`新增${collection.label}`] : [title, collection.label]} />
      <CollectionForm
        collection={collection}
        record={{
          values: isNew ? { ...defaultsOf(collection), ...begun } : (row?.values ?? {}),
          id: isNew ? undefined : id,
          onServer: onServer.get(id),
          draft: drafts.get(id),
          isBegun: isNew && Object.keys(begun).length > 0,
        }}
        preview={preview}
        {...told}
      />
    </>
  )
}

/** What a new record begins with, so that the form shows what will be saved. */
function defaultsOf({ fields }: AnyCollection): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const initial = initialOf(field, new Date())
      return initial === undefined ? [] : [[name, initial]]
    }),
  )
}

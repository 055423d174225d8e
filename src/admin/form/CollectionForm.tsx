import { useElementScrollRestoration } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Assets } from '#contract/asset.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { buttonLook, frameLook, groupsLook, wordsLook } from '#staffStyled/recipes'
import { isComposing } from '#ui/composing.ts'
import { isAsking } from '../ask/asking.ts'
import { useAskedLeave } from '../ask/useAskedLeave.ts'
import { SiteMapOptions } from '../blog/SiteMapOptions.tsx'
import { BesidePreview } from '../drafts/BesidePreview.tsx'
import { PreviewDialog } from '../drafts/PreviewDialog.tsx'
import type { Preview } from '../drafts/PreviewViews.tsx'
import { useBeside } from '../drafts/useBeside.ts'
import { Arrivals, useArrivals } from '../fields/arrivals.ts'
import { FormAssets } from '../fields/FormAssets.ts'
import { useFaults } from '../fields/faults.ts'
import { recordAddress } from '../formPlace.ts'
import { PageHeading } from '../PageHeading.tsx'
import { ConflictNotes } from '../queue/ConflictNotes.tsx'
import { RevisionsLink } from '../RevisionsLink.tsx'
import { titleOf } from '../titleOf.ts'
import { unsavedWords } from '../unsavedWords.ts'
import { FormEnd } from './FormEnd.tsx'
import { FormFields } from './FormFields.tsx'
import { DraftNote, FormFault } from './FormNotes.tsx'
import type { FormRecord } from './formRecord.ts'
import { OnSiteLink, SeenNow } from './OnSite.tsx'
import { OtherEditors } from './OtherEditors.tsx'
import { useForm } from './useForm.ts'
import { useGoingOn } from './useGoingOn.ts'
import { useRenewal } from './useRenewal.ts'
import { type Saved, useSaving } from './useSaving.ts'

interface CollectionFormProps {
  collection: AnyCollection
  record: FormRecord
  preview: Preview | undefined
  onClose: (saved: Saved | undefined) => void
  /** Told that it was saved and is gone on with; a new record is then to be given as what it has become. */
  onKept: (saved: Saved) => void
}

/** Whether a form is sent from one of its fields; in a window over it, and to choose a file, the key does another thing. */
const isEnterInField = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !event.defaultPrevented &&
  !isComposing(event.nativeEvent) &&
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  event.target.matches('input:not([type=file])')

/** The form of a record, from its declaration. */
export default function CollectionForm(props: CollectionFormProps) {
  const { collection, record, preview, onClose, onKept } = props
  const { id, onServer, values } = record
  const arriving = useArrivals()
  const form = useForm({ collection, record, isTaking: arriving.coming.length > 0 })
  const [isPreviewed, setIsPreviewed] = useState(false)
  const [isBeside, setIsBeside] = useBeside()
  const { within, showFaults } = useFaults<HTMLFormElement>()
  const renewal = useRenewal(record, form)
  const isLeaving = useRef(false)
  const goingOn = useGoingOn({
    collection,
    record,
    form,
    onResumed: () => {
      isLeaving.current = false
    },
  })
  const { save, ...saving } = useSaving({
    collection,
    form,
    arriving,
    onSaved: (saved, then) => {
      if (then === 'is left') return
      isLeaving.current = true
      if (then === 'closes') return onClose(saved)
      goingOn.keep(saved.record)
      onKept(saved)
    },
    onFaulty: showFaults,
  })
  const verb = id === undefined ? '新增' : '編輯'
  // What is read first is there first: the rest, with its editors, takes longer than that. Who comes back finds
  // all of it, to be where they were in it.
  const isBack = useElementScrollRestoration({ getElement: () => window }) !== undefined
  const isWhole = useDeferredValue(true, isBack)

  const isLeftUnsaved = () => form.hasUnsaved && !isLeaving.current
  useAskedLeave({
    questionTo: pathname =>
      // Who signs out was asked before, and who was signed out has no choice: it stays on this device.
      isLeftUnsaved() && pathname !== '/admin/login'
        ? {
            title: '離開此頁？',
            text:
              arriving.coming.length > 0
                ? `檔案仍在上載，離開便會中斷；其他未儲存的更改${form.isKept ? '已留作草稿' : '亦會失去'}。`
                : unsavedWords('離開'),
            verb: '離開',
            isDanger: !form.isKept,
          }
        : undefined,
    enableBeforeUnload: isLeftUnsaved,
  })

  const saveByKey = () => void save(form.draft ? 'draft' : 'record', true)
  const saveAsTyped = useEffectEvent(saveByKey)
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // What is asked is about the form as it is.
      if (!isAsking()) saveAsTyped()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const assets = useMemo(() => (values.assets ?? {}) as Assets, [values])
  const asShown = useMemo(
    () => ({ ...values, ...form.wire, id: form.recordId, assets }),
    [values, form.wire, form.recordId, assets],
  )
  return (
    <Arrivals value={arriving.report}>
      <FormAssets value={assets}>
        <div className={groupsLook().editing} data-editing>
          <form
            ref={within}
            noValidate
            aria-label={`${verb}${collection.label}`}
            onKeyDown={event => {
              if (!form.draft || !isEnterInField(event)) return
              // By itself it would press the button, which publishes.
              event.preventDefault()
              saveByKey()
            }}
            onSubmit={event => {
              event.preventDefault()
              void save('record')
            }}
          >
            <div className={frameLook().head}>
              <div className={wordsLook().named}>
                <PageHeading>
                  {verb}
                  {collection.label}
                </PageHeading>
                {id === undefined ? null : (
                  <p className={wordsLook().soft}>{titleOf(collection, values)}</p>
                )}
              </div>
              {onServer === undefined ? null : (
                <>
                  <OnSiteLink collection={collection} record={onServer} />
                  <RevisionsLink
                    className={buttonLook()}
                    record={recordAddress(collection.name, onServer.id)}
                  >
                    修訂紀錄
                  </RevisionsLink>
                </>
              )}
            </div>
            {id === undefined ? null : <ConflictNotes collection={collection} id={id} />}
            {onServer === undefined ? null : (
              <OtherEditors record={recordAddress(collection.name, onServer.id)} />
            )}
            <DraftNote form={form} />
            <FormFault form={form} />
            {/* Another content is another form: the editors take theirs once. */}
            <FormFields
              key={`${form.content} ${renewal}`}
              form={form}
              isWhole={isWhole}
              standing={onServer && <SeenNow collection={collection} record={onServer} />}
            />
            {isWhole ? (
              <FormEnd
                collection={collection}
                form={form}
                said={goingOn.words}
                saving={saving}
                onSave={what => void save(what)}
                preview={preview}
                onPreview={() => setIsPreviewed(true)}
                isBeside={isBeside}
                onBeside={setIsBeside}
                onClose={() => onClose(undefined)}
              />
            ) : null}
          </form>
          {preview && isBeside ? (
            <BesidePreview preview={preview} record={asShown} onClose={() => setIsBeside(false)} />
          ) : null}
        </div>
        {preview ? (
          <PreviewDialog
            preview={preview}
            isOpen={isPreviewed}
            onClose={() => setIsPreviewed(false)}
            record={() => asShown}
          />
        ) : null}
        <SiteMapOptions />
      </FormAssets>
    </Arrivals>
  )
}

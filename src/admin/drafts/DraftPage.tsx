import '#theme/staffLayers.css'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { allDraftCalls } from '#contract/calls/drafts.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import type { SharedPreview } from '#contract/recordDraft.ts'
import { createRequestCall } from '#data/api.ts'
import { css } from '#staffStyled/css'
import { PageTitle } from '../PageTitle.ts'
import { Timestamp } from '../Timestamp.tsx'
import type { Preview } from './PreviewViews.tsx'

const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: 'menu',
  padding: '3',
  textAlign: 'center',
  color: 'white',
  backgroundColor: 'green.700',
})

const words = css({ padding: '8', textAlign: 'center' })

const request = createRequestCall()

interface DraftPageProps {
  /** How the site shows a record of a collection. */
  previewOf: (collection: AnyCollection) => Preview | undefined
}

/** What a link to a preview shows, to whoever has it: a record as it would be, and nothing else of the admin. */
export function DraftPage({ previewOf }: DraftPageProps) {
  const { hash } = useLocation()
  // Another link that is opened in the same tab is another page: nothing stays of what the first one showed.
  return <SharedDraft key={hash} token={hash} previewOf={previewOf} />
}

function SharedDraft({ token, previewOf }: DraftPageProps & { token: string }) {
  const [shared, setShared] = useState<SharedPreview>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isOver = false
    request(allDraftCalls.draftByToken, token).then(
      data => isOver || setShared(data),
      error => isOver || setFailure(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isOver = true
    }
  }, [token])

  const page = useMemo((): ReactNode => {
    const collection = collections.find(({ name }) => name === shared?.collection)
    return shared && collection && previewOf(collection)?.page({ ...shared.record })
  }, [shared, previewOf])

  if (failure) {
    return (
      <main className={words}>
        <h1>預覽</h1>
        <p role="alert">{failure}</p>
      </main>
    )
  }
  if (!shared) {
    return (
      <main className={words}>
        <PageTitle of={['預覽']} />
        <p role="status">正在載入…</p>
      </main>
    )
  }
  return (
    <>
      <PageTitle of={['預覽']} />
      <header className={bar}>
        預覽：這些內容尚未發佈，連結有效至 <Timestamp at={shared.expires_at} />
      </header>
      <main>{page}</main>
    </>
  )
}

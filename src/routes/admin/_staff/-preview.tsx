/** How records are shown as visitors will see them; the site's own pages are fetched when one is looked at. */
import { lazy, Suspense } from 'react'
import type { Preview } from '#admin/drafts/PreviewViews.tsx'
import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { havingPages } from '#contract/pages.ts'

const load = () => import('./-recordPage.tsx')
const RecordPage = lazy(load)
const RecordTold = lazy(async () => ({ default: (await load()).RecordTold }))

const loading = <p>正在載入…</p>

/** How a collection's record is shown, where the site has a page for it or its text. */
export function previewOf(collection: AnyCollection): Preview | undefined {
  const [paged] = havingPages([collection])
  if (!paged && collection.name !== blog.name) return undefined
  return {
    page: record => (
      <Suspense fallback={loading}>
        <RecordPage collection={collection} record={record} />
      </Suspense>
    ),
    ...(paged
      ? {
          told: record => (
            <Suspense fallback={loading}>
              <RecordTold collection={paged} record={record} />
            </Suspense>
          ),
        }
      : {}),
  }
}

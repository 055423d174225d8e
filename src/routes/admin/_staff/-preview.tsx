/** How records are shown as visitors will see them; the site's own pages are fetched when one is looked at. */
import type { Preview } from '#admin/drafts/PreviewViews.tsx'
import { lazyPart } from '#admin/lazyPart.tsx'
import type { AnyCollection } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { havingPages } from '#contract/pages.ts'

const load = () => import('./-recordPage.tsx')
const loading = <p>正在載入…</p>
const RecordPage = lazyPart(load, loading)
const RecordTold = lazyPart(async () => ({ default: (await load()).RecordTold }), loading)

function preload(): void {
  RecordPage.preload()
  RecordTold.preload()
}

/** How a collection's record is shown, where the site has a page for it or its text. */
export function previewOf(collection: AnyCollection): Preview | undefined {
  const [paged] = havingPages([collection])
  if (!paged && collection.name !== blog.name) return undefined
  return {
    preload,
    page: record => <RecordPage collection={collection} record={record} />,
    ...(paged ? { told: record => <RecordTold collection={paged} record={record} /> } : {}),
  }
}

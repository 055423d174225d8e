import { publications } from '#data/queries.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { PublicationShelf } from '../media/PublicationShelf.tsx'
import { Paged } from '../paging/Paged.tsx'
import { MoreLink } from '../Section.tsx'

/** The school's publications by their covers. */
export function PublicationList() {
  return (
    <Loaded query={publications} skeleton={<Skeleton like="card" />}>
      {all =>
        all.length === 0 ? (
          <>
            <EmptyNote>暫時沒有學校刊物，歡迎稍後再來，或先看看最新消息。</EmptyNote>
            <MoreLink label="最新消息" href="/media#news" />
          </>
        ) : (
          <Paged entries={all} href="/media#publication">
            {shown => <PublicationShelf entries={shown} />}
          </Paged>
        )
      }
    </Loaded>
  )
}

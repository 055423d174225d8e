import type { ComponentType } from 'react'
import { type NewsCategory, newsCategories } from '#contract/collections/news.ts'
import { newsOf } from '#data/queries.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyNote, Loaded } from '../Loaded.tsx'
import { Albums } from '../media/Albums.tsx'
import type { EntriesProps } from '../media/entry.ts'
import { NewsStories } from '../media/NewsStories.tsx'
import { PressReports } from '../media/PressReports.tsx'
import { VideoStills } from '../media/VideoStills.tsx'
import { WorkGallery } from '../media/WorkGallery.tsx'
import { Paged } from '../paging/Paged.tsx'
import { MoreLink } from '../Section.tsx'

/** Each kind of news is looked at in its own way: read, watched, leafed through. */
const views: Record<NewsCategory, ComponentType<EntriesProps>> = {
  news: NewsStories,
  media: PressReports,
  video: VideoStills,
  photo: Albums,
  'student-work': WorkGallery,
}

/** The news of one category, newest first. */
export function NewsList({ category }: { category: NewsCategory }) {
  const View = views[category]
  return (
    <Loaded query={newsOf(category)} skeleton={<Skeleton rows={2} like="card" />}>
      {all =>
        all.length === 0 ? (
          <>
            <EmptyNote>
              {`暫時沒有${newsCategories[category]}，歡迎稍後再來，或先看看最新公告。`}
            </EmptyNote>
            <MoreLink label="最新公告" href="/latestNotice" />
          </>
        ) : (
          <Paged entries={all} href={`/media#${category}`}>
            {(entries, page) => <View entries={entries} page={page} />}
          </Paged>
        )
      }
    </Loaded>
  )
}

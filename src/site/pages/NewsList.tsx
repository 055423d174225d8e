import type { ComponentType } from 'react'
import { type NewsCategory, newsCategories } from '#contract/collections/news'
import { newsOf } from '#data/queries'
import { Skeleton } from '#ui/Skeleton'
import { EmptyNote, Loaded } from '../Loaded'
import { Albums } from '../media/Albums'
import type { EntriesProps } from '../media/entry'
import { NewsStories } from '../media/NewsStories'
import { Paged } from '../media/Paged'
import { PressReports } from '../media/PressReports'
import { VideoStills } from '../media/VideoStills'
import { WorkGallery } from '../media/WorkGallery'
import { MoreLink } from '../Section'

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

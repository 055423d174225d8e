import type { Calendar } from '../calendar'
import type { NewsCategory, NewsText } from '../shapes'
import type { NewsDraft } from './draft'
import { photoAlbums, studentWorks, videos } from './pictureNews'
import { mediaReports, schoolNews } from './schoolNews'

/** All news in their five categories, newest first in each. */
export function news(calendar: Calendar): NewsText[] {
  const dated = (category: NewsCategory, drafts: NewsDraft[]): NewsText[] =>
    drafts.map(({ daysAgo, time, ...draft }) => ({
      ...draft,
      category,
      publish_time: calendar.stamp(-daysAgo, time),
    }))
  return [
    ...dated('news', schoolNews(calendar)),
    ...dated('media', mediaReports()),
    ...dated('video', videos()),
    ...dated('photo', photoAlbums()),
    ...dated('student-work', studentWorks()),
  ]
}

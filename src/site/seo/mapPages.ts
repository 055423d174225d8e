import type { QueryClient } from '@tanstack/react-query'
import { navigationPage } from '#contract/navigation.ts'
import { textOfHtml } from '#contract/richWords.ts'
import { blogByUrl, slickImages } from '#data/queries.ts'
import { describe } from './describe.ts'
import type { PageFacts } from './pageFacts.ts'
import { schoolData } from './school.ts'

/** For pages whose own texts are lists: what one finds there. */
const descriptions: Readonly<Record<string, string>> = {
  '/course':
    '學歷課程、教師課程、專業證書課程、持續專業發展課程及產教融合課程：上課時間、學費、截止報名日期及報名方法，可按上課日、時段、學費、範疇及進修資助篩選。',
  '/media': '學校最新消息、刊物、媒體報導、宣傳影片、活動相片及學員作品。',
  '/latestNotice': '招生、考試、上課安排及惡劣天氣等最新公告，按日期排列。',
}

const HOME =
  '為澳門在職人士開辦的持續教育課程：現正招生課程及截止日期、最新公告、導師、校園環境與報名方法，一頁看清。'

/** A page of the site map is described by the first of its texts. */
export function mapPageFacts(href: string, queryClient: QueryClient): PageFacts {
  const [first] = navigationPage(href).children ?? []
  const blog = first && queryClient.getQueryData(blogByUrl(first.href).queryKey)
  const description = descriptions[href] ?? describe(textOfHtml(blog?.content))
  const isAbout = href === '/about'
  return {
    description: description || navigationPage(href).label,
    above: [navigationPage('/home')],
    thingsAt: isAbout ? ({ contact, origin }) => [schoolData(contact, origin)] : undefined,
  }
}

/** The home page shows the picture that stands first in it. */
export function homeFacts(queryClient: QueryClient): PageFacts {
  const [first] = queryClient.getQueryData(slickImages.queryKey) ?? []
  return {
    description: HOME,
    picture: first?.image,
    above: [],
    thingsAt: ({ contact, origin }) => [schoolData(contact, origin)],
  }
}

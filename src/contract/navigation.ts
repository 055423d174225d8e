import type { BlogCategory } from './collections/blog.ts'
import { courseKinds } from './collections/course.ts'

export type PageComponent =
  | 'Text'
  | 'PhotosCard'
  | 'OneImageCard'
  | 'Contact'
  | 'CourseCard'
  | 'NewsList'
  | 'Publication'
  | 'PromoVideo'

/** The motif of the tiles at the top of a section; each is a drawing in `src/theme/tiles`. */
export type SectionTiles = 'star' | 'lotus' | 'rings' | 'compass' | 'leaf' | 'echo' | 'wave'

/** An entry of the site map; a child is a sub-page shown by the hash of its address. */
export interface NavigationItem {
  label: string
  href: string
  /** Whether staff write its content as a Blog record with this href as its url. */
  isBlog: boolean
  children?: readonly NavigationItem[]
  component?: PageComponent
  blogCategory?: BlogCategory
  /** The red icon of entries that change every week. */
  isUrgent?: boolean
  /** Of a text: its tables are read as a line of years, one tile each. */
  isTimeLine?: boolean
  /** Of a section: the tiles that all its pages begin with. */
  tiles?: SectionTiles
}

type Child = Omit<NavigationItem, 'href'> & { anchor: string }

const page = (
  label: string,
  href: string,
  tiles?: SectionTiles,
  children?: Child[],
): NavigationItem => ({
  label,
  href,
  isBlog: false,
  tiles,
  children: children?.map(({ anchor, ...child }) => ({ ...child, href: `${href}#${anchor}` })),
})

const article = (label: string, anchor: string): Child => ({
  label,
  anchor,
  isBlog: true,
  component: 'Text',
  blogCategory: 'RTF',
})

const timeLine = (label: string, anchor: string): Child => ({
  ...article(label, anchor),
  isTimeLine: true,
})

const gallery = (label: string, anchor: string, component: PageComponent): Child => ({
  label,
  anchor,
  isBlog: true,
  component,
  blogCategory: 'ImageList',
})

const view = (label: string, anchor: string, component?: PageComponent): Child => ({
  label,
  anchor,
  isBlog: false,
  component,
})

/** The site map: the navigation, the anchors of each page, and which of them are blog pages. */
export const navigation: readonly NavigationItem[] = [
  page('首頁', '/home'),
  page('關於本校', '/about', 'star', [
    article('學校簡介', 'school-introduction'),
    article('辦學宗旨', 'school-mission'),
    article('學校職能', 'school-function'),
    gallery('合作單位', 'cooperation', 'OneImageCard'),
    timeLine('發展歷程', 'development'),
    gallery('校園環境', 'campus', 'PhotosCard'),
    article('校曆', 'calendar'),
    view('聯絡我們', 'contact', 'Contact'),
  ]),
  page('澳門工匠學院', '/macau-course', 'lotus', [
    article('學院簡介', 'introduction'),
    timeLine('學院發展', 'development'),
    article('專家團隊', 'expert'),
    view('課程導師', 'tutor-list'),
  ]),
  page('課程列表', '/course', 'rings', [
    view('現正招生課程', 'current-courses', 'CourseCard'),
    ...Object.values(courseKinds).map(({ label, anchor }) => view(label, anchor, 'CourseCard')),
  ]),
  page('專業認證中心', '/certification', 'compass', [
    article('道德黑客認證', 'ethical-hacker'),
    article('社會工作者認證', 'social-worker'),
    article('教師及工程師認證', 'teacher-engineer'),
  ]),
  page('報名及須知', '/registration', 'leaf', [
    article('報名須知', 'notice'),
    article('網上報名', 'online-registration'),
    article('惡劣天氣安排', 'bad-weather'),
  ]),
  page('媒體及宣傳', '/media', 'echo', [
    view('最新消息', 'news', 'NewsList'),
    view('學校刊物', 'publication', 'Publication'),
    view('媒體報導', 'media', 'NewsList'),
    view('宣傳影片', 'video', 'PromoVideo'),
    view('活動相片', 'photo', 'PhotosCard'),
    view('學員作品', 'student-work', 'NewsList'),
  ]),
  { ...page('現正招生課程', '/course#current-courses'), isUrgent: true },
  { ...page('最新公告', '/latestNotice', 'wave'), isUrgent: true },
]

/** The entry of the site map for a page such as `/about`. */
export function navigationPage(href: string): NavigationItem {
  const item = navigation.find(candidate => candidate.href === href)
  if (!item) throw new Error(`${href} is not in the site map`)
  return item
}

/** The tiles of the section that an address belongs to; none outside of the sections. */
export function tilesOf(href: string): SectionTiles | undefined {
  const [section] = href.split('#')
  return navigation.find(item => item.href === section)?.tiles
}

/** The sub-pages whose content is a Blog record. */
export const blogItems: readonly NavigationItem[] = navigation
  .flatMap(item => item.children ?? [])
  .filter(item => item.isBlog)

/** Whether visitors read something on such a page, and not that it is being written. */
export const isWritten = <B extends { content?: unknown }>(blog: B | null | undefined): blog is B =>
  Boolean(blog?.content)

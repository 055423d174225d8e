import type { Calendar } from './calendar'
import type { CourseImageText, PublicationText, SchoolImageText, SlickImageText } from './shapes'
import { inWrittenOrder } from './sortOrder'

/** The rooms of the school, in the order of a walk from the door to the roof. */
export const CAMPUS_PICTURES = [
  '正門.webp',
  '大堂.webp',
  '圖書館.webp',
  '自修室.webp',
  '電腦室.webp',
  '語言實驗室.webp',
  '護理實訓室.webp',
  '多用途禮堂.webp',
  '烘焙教室.webp',
  '咖啡工作室.webp',
  '木工工作坊.webp',
  '天台花園.webp',
]

export const PARTNER_PICTURES = [
  '濠江工藝促進會.webp',
  '澳門數碼技術協會.webp',
  '南灣酒店業商會.webp',
  '海島社會服務中心.webp',
  '蓮城教師聯誼會.webp',
  '半島工程師學會.webp',
  '路環咖啡師協會.webp',
  '拱北語言研究社.webp',
]

/** A picture named after what it shows gives its own title. */
const nameOf = (label: string) => label.replace(/\.webp$/, '')

export const slickImages = (): SlickImageText[] =>
  inWrittenOrder([
    {
      image: 'slick-1.webp',
      title: '新一期課程現正招生，歡迎報讀',
      href: '/course#current-courses',
    },
    {
      image: 'slick-2.webp',
      title: '澳門工匠學院：手藝傳承，由你開始',
      href: '/macau-course#introduction',
    },
    {
      image: 'slick-3.webp',
      title: '專業認證中心：把經驗化為資格',
      href: '/certification#ethical-hacker',
    },
    {
      image: 'slick-4.webp',
      title: '學員作品展：看見學習的成果',
      href: '/media#student-work',
    },
  ])

export const courseImages = (): CourseImageText[] => [
  { image: 'kind-degree.webp', category: 'degree', title: '學歷課程' },
  { image: 'kind-teacher.webp', category: 'teacher', title: '教師課程' },
  { image: 'kind-single.webp', category: 'single', title: '專業證書課程' },
  { image: 'kind-cpd.webp', category: 'cpd', title: '持續專業發展課程' },
  { image: 'kind-macau.webp', category: 'macau', title: '產教融合課程' },
]

export const schoolImages = (): SchoolImageText[] =>
  inWrittenOrder(CAMPUS_PICTURES.map(image => ({ image, title: nameOf(image) })))

/** The title, issue and age in days of each publication. */
const PUBLICATIONS: readonly (readonly [title: string, issue: string, daysAgo: number])[] = [
  ['持教通訊', '第38期', 118],
  ['持教通訊', '第39期', 26],
  ['工匠手記', '第5期', 54],
  ['學員作品集2025', '2025年版', 205],
  ['課程概覽2026', '2026年版', 240],
  ['教學研究', '第12期', 82],
]

/** Six publications; picture and file carry the number of their place in the list above. */
export const publications = (calendar: Calendar): PublicationText[] => {
  const numbered = PUBLICATIONS.map(([title, issue, daysAgo], index) => ({
    title: `《${title}》`,
    issue,
    publish_time: calendar.stamp(-daysAgo),
    image: `publication-${index + 1}.webp`,
    file: `publication-${index + 1}.pdf`,
  }))
  numbered.sort((one, other) => other.publish_time.localeCompare(one.publish_time))
  return inWrittenOrder(numbered)
}

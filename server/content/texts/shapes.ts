/**
 * The demo school's records as they are written by hand: wire shapes, except that pictures and
 * files go by their original names (labels), tutors by keys, and the pictures of an image page
 * stand in a list. The seeding step turns these into stored names, ids and joined text.
 */

export type CourseKind = 'degree' | 'teacher' | 'single' | 'cpd' | 'macau'
export type NewsCategory = 'news' | 'media' | 'video' | 'photo' | 'student-work'

export interface CourseText {
  title: string
  course_code: string
  /** Comma-joined, as on the wire. */
  major: string
  image: string
  introduction: string
  content: string
  target: string
  requirement: string
  schedule: string
  start_date: string
  end_date: string
  hours: number
  venue: string
  language: string
  /** MOP; 0 is free. */
  fee: number
  fee_note?: string
  quota: number
  admission: 'first-come' | 'selection'
  certificate: string
  subsidy: boolean
  subsidy_code?: string
  tutor_keys: string[]
  registration_url?: string
  deadline?: string
  file_list: string[]
  sort_number: number
}

export interface TutorText {
  key: string
  name: string
  job_title: string
  role: 'expert' | 'tutor'
  image: string
  /** Comma-joined, as on the wire. */
  major: string
  introduction: string
  sort_number: number
}

export interface NewsText {
  title: string
  category: NewsCategory
  publish_time: string
  image: string
  content: string
  image_list?: string[]
  video_url?: string
}

export interface NoticeText {
  title: string
  publish_time: string
  content: string
  special: boolean
  bad_weather: boolean
}

export interface PublicationText {
  title: string
  issue: string
  publish_time: string
  image: string
  file: string
  sort_number: number
}

export interface SlickImageText {
  image: string
  title: string
  href: string
  sort_number: number
}

export interface CourseImageText {
  image: string
  category: CourseKind
  title: string
}

export interface SchoolImageText {
  image: string
  title: string
  sort_number: number
}

interface BlogAddress {
  title: string
  /** The full in-site address, such as /about#campus. */
  url: string
}

export interface RichBlogText extends BlogAddress {
  category: 'RTF'
  content: string
  show_image_name: false
}

export interface ImageBlogText extends BlogAddress {
  category: 'ImageList'
  content_images: string[]
  show_image_name: boolean
}

export type BlogText = RichBlogText | ImageBlogText

export interface OpeningTime {
  /** 1 = Monday … 7 = Sunday. */
  days: number[]
  ranges: [string, string][]
}

export interface SettingsText {
  isBWMode: boolean
  contact: {
    name: { zh: string; pt: string; en: string }
    address: string
    busLines: string[]
    guideVideo: string
    telephone: string
    fax: string
    email: string
    website: string
    openingTime: OpeningTime[]
    socialMedia: { name: string; url: string }[]
  }
  licence: string
}

export interface DemoTexts {
  courses: Record<CourseKind, CourseText[]>
  tutors: TutorText[]
  news: NewsText[]
  notices: NoticeText[]
  publications: PublicationText[]
  slickImages: SlickImageText[]
  courseImages: CourseImageText[]
  schoolImages: SchoolImageText[]
  blogPages: BlogText[]
  settings: SettingsText
}

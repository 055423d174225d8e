import { defineCollection } from '../collection.ts'
import { choice, image, link, number, text } from '../field.ts'
import { type CourseKind, courseKinds } from './course.ts'

const kindLabels = Object.fromEntries(
  Object.entries(courseKinds).map(([key, { label }]) => [key, label]),
) as Record<CourseKind, string>

/** The pictures of the home page's carousel. */
export const slickImage = defineCollection({
  name: 'SlickImage',
  label: '輪播圖片',
  title: 'title',
  shown: ['image', 'title', 'href'],
  publishing: true,
  order: 'sort_number',
  verbs: ['list', 'listEnabled', 'byId', 'add', 'modify', 'delete'],
  fields: {
    image: image('圖片', { required: true }),
    title: text('替代文字'),
    href: link('連結', { to: 'any' }),
    sort_number: number('排序', { group: 'publishing' }),
  },
})

/** The picture of a course kind. */
export const courseImage = defineCollection({
  name: 'CourseImage',
  label: '課程圖片',
  title: 'title',
  shown: ['image', 'title', 'category'],
  publishing: false,
  verbs: ['list', 'byId', 'add', 'modify', 'delete'],
  lookups: [{ field: 'category', from: 'path', answers: 'many' }],
  fields: {
    image: image('圖片', { required: true }),
    category: choice('課程類別', { required: true, options: kindLabels }),
    title: text('標題'),
  },
})

/** The pictures of the campus. */
export const schoolImage = defineCollection({
  name: 'SchoolImage',
  label: '校園圖片',
  title: 'title',
  shown: ['image', 'title'],
  publishing: true,
  order: 'sort_number',
  verbs: ['list', 'listEnabled', 'byId', 'add', 'modify', 'delete'],
  fields: {
    image: image('圖片', { required: true }),
    title: text('標題'),
    sort_number: number('排序', { group: 'publishing' }),
  },
})

import { defineCollection, type RecordOf } from '../collection.ts'
import { choice, fileList, image, link, richText, stamp, text } from '../field.ts'

export const newsCategories = {
  news: '最新消息',
  media: '媒體報導',
  video: '宣傳影片',
  photo: '活動相片',
  'student-work': '學員作品',
} as const

export type NewsCategory = keyof typeof newsCategories

export const news = defineCollection({
  name: 'News',
  label: '媒體及宣傳',
  title: 'title',
  page: {
    path: '/mediaDetail/{id}',
    entry: '/media#{category}',
    feed: { path: '/feeds/news.atom', of: { field: 'category', is: 'news' } },
  },
  shown: ['title', 'category', 'publish_time', 'image', 'content', 'image_list', 'video_url'],
  publishing: true,
  order: 'publish_time',
  verbs: ['list', 'byId', 'add', 'modify', 'delete'],
  lookups: [{ field: 'category', from: 'query', answers: 'many' }],
  fields: {
    title: text('標題', { required: true }),
    category: choice('類別', { required: true, options: newsCategories }),
    publish_time: stamp('日期', { required: true, default: 'now' }),
    image: image('圖片'),
    content: richText('內容'),
    image_list: fileList('相簿', { holds: 'image', answer: 'list' }),
    video_url: link('影片連結', { to: 'any', help: 'YouTube、Bilibili或本校網址', group: 'media' }),
  },
})

export type News = RecordOf<typeof news>

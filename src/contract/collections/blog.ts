import { defineCollection, type RecordOf } from '../collection.ts'
import { choice, fileList, flag, link, richText, text } from '../field.ts'

const blogCategories = { RTF: '圖文', ImageList: '圖片' } as const

export type BlogCategory = keyof typeof blogCategories

/** The pages of the site map (and any other in-site address) whose content staff write. */
export const blog = defineCollection({
  name: 'Blog',
  label: '網頁內容',
  title: 'title',
  publishing: false,
  verbs: ['list', 'byId', 'add', 'modify', 'delete'],
  lookups: [{ field: 'url', from: 'query', answers: 'one' }],
  variants: [
    {
      when: { field: 'category', is: 'ImageList' },
      fields: { content: fileList('內容', { holds: 'image', answer: 'text' }) },
    },
  ],
  fields: {
    title: text('標題'),
    category: choice('類別', { required: true, options: blogCategories }),
    url: link('網址', { required: true, to: 'site', unique: true }),
    content: richText('內容'),
    show_image_name: flag('顯示圖片名稱', { default: false }),
  },
})

export type Blog = RecordOf<typeof blog>

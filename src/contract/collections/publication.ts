import { defineCollection, type RecordOf } from '../collection.ts'
import { file, image, number, stamp, text } from '../field.ts'

export const publication = defineCollection({
  name: 'Publication',
  label: '學校刊物',
  title: 'title',
  page: { path: '/media/publicationDetail/{id}', entry: '/media#publication' },
  shown: ['title', 'issue', 'publish_time', 'image', 'file'],
  publishing: true,
  order: 'sort_number',
  alwaysSent: ['image', 'file'],
  verbs: ['list', 'listEnabled', 'byId', 'add', 'modify', 'delete'],
  fields: {
    title: text('標題', { required: true }),
    issue: text('期數'),
    publish_time: stamp('出版日期'),
    image: image('封面', { required: true }),
    file: file('檔案', { required: true }),
    sort_number: number('排序', { group: 'publishing' }),
  },
})

export type Publication = RecordOf<typeof publication>

import { defineCollection, type RecordOf } from '../collection.ts'
import { choice, commaList, image, number, richText, text } from '../field.ts'

export const tutor = defineCollection({
  name: 'Tutor',
  label: '導師',
  title: 'name',
  page: {
    path: '/macau-course/tutorDetail/{id}',
    entry: '/macau-course#tutor-list',
    variants: [{ when: { field: 'role', is: 'expert' }, entry: '/macau-course#expert' }],
  },
  shown: ['name', 'job_title', 'role', 'image', 'major', 'introduction'],
  publishing: true,
  order: 'sort_number',
  verbs: ['list', 'listEnabled', 'byId', 'add', 'modify', 'delete'],
  fields: {
    name: text('姓名', { required: true }),
    job_title: text('職銜'),
    role: choice('身份', { options: { expert: '專家', tutor: '導師' } }),
    image: image('相片'),
    major: commaList('專業', { help: '逐項輸入，按Enter或逗號分隔' }),
    introduction: richText('簡介'),
    sort_number: number('排序', { group: 'publishing' }),
  },
})

export type Tutor = RecordOf<typeof tutor>

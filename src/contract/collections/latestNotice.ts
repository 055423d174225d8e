import { defineCollection, type RecordOf } from '../collection.ts'
import { flag, richText, stamp, text } from '../field.ts'

export const latestNotice = defineCollection({
  name: 'LatestNotice',
  label: '最新公告',
  title: 'title',
  page: {
    path: '/latestNoticeDetail/{id}',
    entry: '/latestNotice',
    feed: { path: '/feeds/notices.atom' },
  },
  shown: ['title', 'publish_time', 'special', 'bad_weather'],
  publishing: true,
  order: 'publish_time',
  verbs: ['list', 'listEnabled', 'byId', 'add', 'modify', 'delete'],
  singledOut: 'special',
  urgent: ['special', 'bad_weather'],
  fields: {
    title: text('標題', { required: true }),
    publish_time: stamp('日期', { required: true, default: 'now' }),
    content: richText('內容'),
    special: flag('特別消息', { default: false }),
    bad_weather: flag('惡劣天氣', { default: false }),
  },
})

export type LatestNotice = RecordOf<typeof latestNotice>

/** What has to be known of an urgent notice to say what holds now; see `schoolStatus`. */
export const currentFields = [
  'title',
  'special',
  'bad_weather',
  'enabled',
  'publish_at',
  'unpublish_at',
] as const satisfies (keyof LatestNotice)[]

export type CurrentNotice = Pick<LatestNotice, 'id' | (typeof currentFields)[number]>

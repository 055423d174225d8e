/** What a form puts together under one heading, in this order. */
export const groupWords = {
  basics: '基本資料',
  content: '內容',
  terms: '時間及費用',
  enrolment: '報名',
  media: '媒體',
  publishing: '發佈',
} as const

export type Group = keyof typeof groupWords

import { TRASH_DAYS } from '#contract/retention.ts'

/** What the tour shows, in its order, by the `data-tour` of what it points at, and where it stands beside that. */
export const tourSteps = {
  menu: {
    placement: 'right-start',
    title: '目錄',
    description: '課程、內容和工具都在這裏，每一類有自己的列表。',
  },
  home: {
    placement: 'right-start',
    title: '主頁',
    description: '主頁告訴你未來七日的事、需要留意的內容、未發佈的草稿，以及各人最近的更改。',
  },
  finder: {
    placement: 'bottom-end',
    title: '搜尋',
    description: '一次過搜尋所有記錄、網頁和動作，離線也可以。',
  },
  queue: {
    placement: 'bottom-end',
    title: '待同步',
    description:
      '沒有網絡也可以繼續編輯：更改先存於這個裝置，連線後自動送出。這裏顯示還有多少項未送出。',
  },
  trash: {
    placement: 'right-end',
    title: '回收筒',
    description: `刪除了的記錄在${TRASH_DAYS}日內可以復原；每項記錄的舊版本在「修訂紀錄」。`,
  },
} as const

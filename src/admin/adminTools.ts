import { lazyPart } from './lazyPart.tsx'

export interface AdminTool {
  /** The last part of its address under /admin. */
  readonly path: string
  readonly label: string
  /** Takes what stands in the address as `record`. */
  readonly Page: ReturnType<typeof lazyPart<{ record: string | undefined }>>
  /** Not for editors. */
  readonly isForAdministrators?: boolean
  /** One comes to it from elsewhere, not from the menu. */
  readonly isHidden?: boolean
}

/** What staff work with besides lists, in the order of the menu. */
const adminTools: readonly AdminTool[] = [
  {
    path: 'calendar',
    label: '發佈日曆',
    Page: lazyPart(() => import('./calendar/CalendarPage.tsx')),
  },
  {
    path: 'file',
    label: '媒體庫',
    Page: lazyPart(() => import('./media/LibraryPage.tsx')),
  },
  {
    path: 'trash',
    label: '回收筒',
    Page: lazyPart(() => import('./trash/TrashPage.tsx')),
  },
  {
    path: 'audit',
    label: '修訂紀錄',
    isForAdministrators: true,
    Page: lazyPart(() => import('./audit/AuditPage.tsx')),
  },
  {
    path: 'revision',
    label: '修訂紀錄',
    isHidden: true,
    Page: lazyPart(() => import('./revisions/RevisionPage.tsx')),
  },
  {
    path: 'setting',
    label: '網站設定',
    isForAdministrators: true,
    Page: lazyPart(() => import('./settings/SettingsPage.tsx')),
  },
  {
    path: 'account',
    label: '帳號',
    Page: lazyPart(() => import('./account/AccountPage.tsx')),
  },
]

/** The tools that the menu has for somebody. */
export const toolsFor = (isAdministrator: boolean): readonly AdminTool[] =>
  adminTools.filter(
    ({ isHidden, isForAdministrators }) => !isHidden && (isAdministrator || !isForAdministrators),
  )

/** The tool at an address; `undefined` where there is none. */
export const adminToolAt = (path: string): AdminTool | undefined =>
  adminTools.find(tool => tool.path === path)

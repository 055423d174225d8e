import { type ComponentType, lazy } from 'react'

interface AdminTool {
  /** The last part of its address under /admin. */
  readonly path: string
  readonly label: string
  /** Takes what stands in the address as `record`. */
  readonly Page: ComponentType<{ record: string | undefined }>
  /** Not for editors. */
  readonly isForAdministrators?: boolean
  /** One comes to it from elsewhere, not from the menu. */
  readonly isHidden?: boolean
}

/** What staff work with besides lists, in the order of the menu. */
export const adminTools: readonly AdminTool[] = [
  {
    path: 'calendar',
    label: '發佈日曆',
    Page: lazy(() => import('./calendar/CalendarPage.tsx')),
  },
  {
    path: 'file',
    label: '媒體庫',
    Page: lazy(() => import('./media/LibraryPage.tsx')),
  },
  {
    path: 'trash',
    label: '回收筒',
    Page: lazy(() => import('./trash/TrashPage.tsx')),
  },
  {
    path: 'audit',
    label: '修訂紀錄',
    isForAdministrators: true,
    Page: lazy(() => import('./audit/AuditPage.tsx')),
  },
  {
    path: 'revision',
    label: '修訂紀錄',
    isHidden: true,
    Page: lazy(() => import('./revisions/RevisionPage.tsx')),
  },
  {
    path: 'setting',
    label: '網站設定',
    isForAdministrators: true,
    Page: lazy(() => import('./settings/SettingsPage.tsx')),
  },
  {
    path: 'account',
    label: '帳號',
    Page: lazy(() => import('./account/AccountPage.tsx')),
  },
]

/** The tool at an address; `undefined` where there is none. */
export const adminToolAt = (path: string): AdminTool | undefined =>
  adminTools.find(tool => tool.path === path)

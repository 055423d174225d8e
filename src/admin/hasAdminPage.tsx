import { adminPageAt } from './adminPages'
import { adminToolAt } from './adminTools'

/** Whether there is a list or a tool at this address under /admin. */
export const hasAdminPage = (path: string): boolean =>
  adminPageAt(path) !== undefined || adminToolAt(path) !== undefined

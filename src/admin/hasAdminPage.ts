import { adminPageAt } from './adminPages.ts'
import { adminToolAt } from './adminTools.ts'

/** Whether there is a list or a tool at this address under /admin. */
export const hasAdminPage = (path: string): boolean =>
  adminPageAt(path) !== undefined || adminToolAt(path) !== undefined

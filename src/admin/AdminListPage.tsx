import { css } from '#styled/css'
import { adminPageAt } from './adminPages'

const title = css({ textStyle: 'heading' })

/** The page of one list, by the last part of its address. */
export function AdminListPage({ path }: { path: string }) {
  return <h1 className={title}>{adminPageAt(path)?.label}</h1>
}

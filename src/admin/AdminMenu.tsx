import { Link } from '@tanstack/react-router'
import { css } from '#styled/css'
import { adminPages } from './adminPages'

const list = css({
  display: 'flex',
  flexDirection: { base: 'row', wide: 'column' },
  flexWrap: 'wrap',
})

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'small',
  color: 'ink',
  textDecoration: 'none',
  _hover: { backgroundColor: 'mist' },
  '&[aria-current]': { backgroundColor: 'green.100' },
})

/** The lists of the admin area. */
export function AdminMenu() {
  return (
    <nav aria-label="管理目錄">
      <ul className={list}>
        <li>
          <Link to="/admin/home" className={link}>
            主頁
          </Link>
        </li>
        {adminPages.map(({ path, label }) => (
          <li key={path}>
            <Link to="/admin/$page" params={{ page: path }} className={link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link } from '@tanstack/react-router'
import { adminPages } from './adminPages'

/** The lists of the admin area. */
export function AdminMenu() {
  return (
    <nav className="adm-menu" aria-label="管理目錄">
      <ul>
        <li>
          <Link to="/admin/home">主頁</Link>
        </li>
        {adminPages.map(({ path, collection }) => (
          <li key={path}>
            <Link to="/admin/$page" params={{ page: path }}>
              {collection.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

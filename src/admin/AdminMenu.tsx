import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { adminPages } from './adminPages'

/** The lists of the admin area. */
export function AdminMenu() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a narrow screen they stand side by side, and the one that is open may be beyond its edge.
  useEffect(() => {
    const current = menu.current?.querySelector(`a[href="${pathname}"]`)
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <nav className="adm-menu" aria-label="管理目錄" ref={menu}>
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

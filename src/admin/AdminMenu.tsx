import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIsAdministrator } from './account/useIsAdministrator.ts'
import { adminPages } from './adminPages.ts'
import { adminTools } from './adminTools.ts'

/** The lists of the admin area. */
export function AdminMenu() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isAdministrator = useIsAdministrator()
  const tools = adminTools.filter(
    ({ isHidden, isForAdministrators }) => !isHidden && (isAdministrator || !isForAdministrators),
  )
  const count = adminPages.length + tools.length
  // On a narrow screen they stand side by side, and the one that is open may be beyond its edge.
  useEffect(() => {
    // Which ones there are is known only once the server has said who works here.
    const current = count > 0 && menu.current?.querySelector(`a[href="${pathname}"]`)
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname, count])
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
        {tools.map(({ path, label }, index) => (
          <li key={path} data-apart={index === 0 || undefined}>
            <Link to="/admin/$page" params={{ page: path }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { frameLook } from '#staffStyled/recipes'
import { useIsAdministrator } from './account/useRole.ts'
import { adminPages, menuGroups } from './adminPages.ts'
import { type AdminTool, toolsFor } from './adminTools.ts'

interface MenuGroup {
  label: string
  /** Of a tool also what it shows. */
  links: readonly { path: string; label: string; Page?: AdminTool['Page'] }[]
}

const pageGroups = menuGroups.map(
  (label): MenuGroup => ({
    label,
    links: adminPages
      .filter(({ group }) => group === label)
      .map(({ path, collection }) => ({ path, label: collection.label })),
  }),
)

/** Scrolls what the box holds, and never the page, which somebody may have scrolled by then. */
function bringInto(box: HTMLElement | null, link: Element): void {
  if (!box) return
  const [room, place] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
  box.scrollLeft += (place.left + place.right - room.left - room.right) / 2
  box.scrollTop += Math.min(0, place.top - room.top) + Math.max(0, place.bottom - room.bottom)
}

/** The lists and tools of the admin area. */
export function AdminMenu() {
  const menu = useRef<HTMLElement>(null)
  const groupsBox = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const isAdministrator = useIsAdministrator()
  const tools = toolsFor(isAdministrator)
  const count = adminPages.length + tools.length
  // On a narrow screen they stand side by side, and the one that is open may be beyond its edge.
  useEffect(() => {
    // Which ones there are is known only once the server has said who works here.
    const current = count > 0 && menu.current?.querySelector(`a[href="${pathname}"]`)
    if (current) for (const box of [menu.current, groupsBox.current]) bringInto(box, current)
  }, [pathname, count])
  const groups: readonly MenuGroup[] = [...pageGroups, { label: '工具', links: tools }]
  return (
    <nav className={frameLook().menu} aria-label="管理目錄" data-tour="menu" ref={menu}>
      <div className={frameLook().menuGroups} ref={groupsBox}>
        <ul>
          <li>
            <Link to="/admin/home" data-tour="home">
              主頁
            </Link>
          </li>
        </ul>
        {groups.map(({ label, links }) => (
          <div key={label} className={frameLook().menuGroup}>
            <p id={`menu-${label}`}>{label}</p>
            <ul aria-labelledby={`menu-${label}`}>
              {links.map(({ path, label: name, Page }) => (
                <li key={path}>
                  <Link to="/admin/$page" params={{ page: path }} data-tour={path} {...Page?.ahead}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

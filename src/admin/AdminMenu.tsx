import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { courses } from '#contract/collections/course.ts'
import { useIsAdministrator } from './account/useIsAdministrator.ts'
import { adminPages } from './adminPages.ts'
import { adminTools } from './adminTools.ts'

const isOfCourses = ({ collection }: (typeof adminPages)[number]): boolean =>
  Object.values(courses).some(each => each === collection)

const linksTo = (pages: typeof adminPages) =>
  pages.map(({ path, collection }) => ({ path, label: collection.label }))

const pageGroups = [
  { label: '課程', links: linksTo(adminPages.filter(isOfCourses)) },
  { label: '內容', links: linksTo(adminPages.filter(page => !isOfCourses(page))) },
]

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
  const tools = adminTools.filter(
    ({ isHidden, isForAdministrators }) => !isHidden && (isAdministrator || !isForAdministrators),
  )
  const count = adminPages.length + tools.length
  // On a narrow screen they stand side by side, and the one that is open may be beyond its edge.
  useEffect(() => {
    // Which ones there are is known only once the server has said who works here.
    const current = count > 0 && menu.current?.querySelector(`a[href="${pathname}"]`)
    if (current) for (const box of [menu.current, groupsBox.current]) bringInto(box, current)
  }, [pathname, count])
  const groups = [
    ...pageGroups,
    { label: '工具', links: tools.map(({ path, label }) => ({ path, label })) },
  ]
  return (
    <nav className="adm-menu" aria-label="管理目錄" ref={menu}>
      <div className="adm-menu-groups" ref={groupsBox}>
        <ul>
          <li>
            <Link to="/admin/home">主頁</Link>
          </li>
        </ul>
        {groups.map(({ label, links }) => (
          <div key={label} className="adm-menu-group">
            <p id={`menu-${label}`}>{label}</p>
            <ul aria-labelledby={`menu-${label}`}>
              {links.map(({ path, label: name }) => (
                <li key={path}>
                  <Link to="/admin/$page" params={{ page: path }}>
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

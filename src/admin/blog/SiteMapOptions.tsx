import { navigation } from '#contract/navigation.ts'

const pages = navigation.flatMap(({ label, href, children = [] }) => [
  { label, href },
  ...children.map(child => ({ label: `${label}：${child.label}`, href: child.href })),
])

/** The addresses of the site, for fields that hold one. */
export function SiteMapOptions() {
  return (
    <datalist id="site-map">
      {pages.map(({ label, href }) => (
        <option key={href} value={href}>
          {label}
        </option>
      ))}
    </datalist>
  )
}

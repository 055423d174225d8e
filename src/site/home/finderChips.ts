/** What people look for most, each by the finder's address for it. */
export const finderChips = [
  { label: '平日晚上', href: '/course?day=weekday&time=evening#current-courses' },
  { label: '週末', href: '/course?day=weekend#current-courses' },
  { label: '免費', href: '/course?fee=free#current-courses' },
  { label: '可用資助', href: '/course?subsidy=1#current-courses' },
  { label: '短期', href: '/course?length=short#current-courses' },
] as const

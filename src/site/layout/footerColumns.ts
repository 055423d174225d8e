import { type NavigationItem, navigationPage } from '#contract/navigation.ts'

type FooterLink = Pick<NavigationItem, 'label' | 'href'>

const pagesOf = (href: string): readonly FooterLink[] => navigationPage(href).children ?? []

/** The four columns of the footer, out of the site map: every sub-page of it stands in one. */
export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: '課程及導師',
    links: [...pagesOf('/course'), ...pagesOf('/macau-course')],
  },
  { title: '關於本校', links: pagesOf('/about') },
  {
    title: '須知及報名',
    links: [
      ...pagesOf('/registration'),
      ...pagesOf('/certification'),
      navigationPage('/latestNotice'),
    ],
  },
  { title: '媒體及宣傳', links: pagesOf('/media') },
]

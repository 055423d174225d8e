import { BlogPage } from '../BlogPage.tsx'
import { ContactPage } from '../ContactPage.tsx'
import { SchoolMonths } from '../SchoolMonths.tsx'
import type { OwnPages } from '../subPage.tsx'

export const aboutPages: OwnPages = {
  '/about#calendar': (
    <>
      <BlogPage url="/about#calendar" component="Text" />
      <SchoolMonths />
    </>
  ),
  '/about#contact': <ContactPage />,
}

import { ContactPage } from '../ContactPage.tsx'
import type { OwnPages } from '../subPage.tsx'

export const aboutPages: OwnPages = { '/about#contact': <ContactPage /> }

import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languagePage.ts'
import { languages, offeredLanguages } from '#contract/languages.ts'
import { settings } from '#data/frameQueries.ts'
import { css } from '#styled/css'
import { SiteLink } from '../SiteLink.tsx'

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
const link = css({
  color: 'white',
  _hover: { color: 'white', textDecoration: 'underline' },
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', tablet: '32px' },
})

/** The ways to the pages in other languages; nothing where staff have written none. */
export function LanguageLinks() {
  const { data } = useQuery(settings)
  return (
    <p className={list}>
      {offeredLanguages(data).map(language => (
        <LanguageLink key={language} language={language} className={link} />
      ))}
    </p>
  )
}

/** The way to one of them, in its own words. */
export function LanguageLink(props: { language: Language; className: string }) {
  const { language, className } = props
  const { name, href } = languages[language]
  return (
    <SiteLink href={href} className={className} lang={language} hrefLang={language}>
      {name}
    </SiteLink>
  )
}

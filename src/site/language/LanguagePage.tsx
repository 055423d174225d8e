import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languagePage.ts'
import { languagePageIn, offeredLanguages, ownLanguage } from '#contract/languages.ts'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'
import { css, cx } from '#styled/css'
import { band, column } from '#styled/recipes'
import { PageHeading } from '../PageHeading.tsx'
import { SectionHead } from '../Section.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { LanguageLink } from './LanguageLinks.tsx'
import { OpenCourses } from './OpenCourses.tsx'
import { Where } from './Where.tsx'
import { wordsIn } from './words.ts'

const layout = css({
  display: 'grid',
  gap: { base: '8', wide: '12' },
  gridTemplateColumns: { wide: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
})
const told = css({ display: 'grid', gap: '8', maxWidth: 'reading' })
const paragraph = css({ '& + &': { marginTop: '4' } })
const steps = css({
  listStyle: 'decimal',
  paddingInlineStart: '1.5em',
  '& li + li': { marginTop: '2' },
})
const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

/** A line, and what it is known by among the others, which may say the same. */
type Line = [words: string, key: string]

/** The lines of a text that say something. */
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, index) => [line, String(index)])

/** The school for those who read no Chinese: who, where, how to enrol, and the open courses. */
export function LanguagePage({ language }: { language: Language }) {
  const { data } = useQuery(settings)
  const page = languagePageIn(data, language)
  // Staff may take it back while it stands.
  if (!page) throw notFound()
  const words = wordsIn(language)
  const contact = settingValue(data, 'contact')
  return (
    <div lang={language}>
      <PageHeading
        title={page.title}
        note={
          <>
            <p>{contact?.name[language]}</p>
            <nav aria-label={words.languages} className={ways}>
              <SiteLink
                href={ownLanguage.href}
                className={way}
                lang={ownLanguage.lang}
                hrefLang={ownLanguage.lang}
              >
                {ownLanguage.name}
              </SiteLink>
              {offeredLanguages(data)
                .filter(other => other !== language)
                .map(other => (
                  <LanguageLink key={other} language={other} className={way} />
                ))}
            </nav>
          </>
        }
      />
      <div className={band({ room: 'little' })}>
        <div className={cx(column(), layout)}>
          <div className={told}>
            <Part id="about" title={words.about} text={page.introduction}>
              {lines =>
                lines.map(([line, key]) => (
                  <p key={key} className={paragraph}>
                    {line}
                  </p>
                ))
              }
            </Part>
            <Part id="enrol" title={words.enrol} text={page.enrolment}>
              {lines => (
                <ol className={steps}>
                  {lines.map(([line, key]) => (
                    <li key={key}>{line}</li>
                  ))}
                </ol>
              )}
            </Part>
          </div>
          {contact ? <Where language={language} address={page.address} contact={contact} /> : null}
        </div>
      </div>
      <div className={band({ ground: 'mist', room: 'little' })}>
        <section className={column()} aria-labelledby="open-courses">
          <SectionHead id="open-courses" title={words.courses} />
          {linesOf(page.courses).map(([line, key]) => (
            <p key={key}>{line}</p>
          ))}
          <OpenCourses language={language} />
        </section>
      </div>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  text: string
  children: (lines: Line[]) => ReactNode
}

/** What staff wrote of one thing, under its heading; nothing where they wrote nothing. */
function Part({ id, title, text, children }: PartProps) {
  const lines = linesOf(text)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {children(lines)}
    </section>
  )
}

import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languagePage.ts'
import { languagePageIn, languages } from '#contract/languages.ts'
import { settings } from '#data/frameQueries.ts'
import { wordsIn } from '../language/words.ts'
import { describe } from './describe.ts'
import type { PageFacts } from './pageFacts.ts'

/** Of a page in another language, in that language; `undefined` for every other page. */
export function languageFacts(path: string, queryClient: QueryClient): PageFacts | undefined {
  const language = (Object.keys(languages) as Language[]).find(
    each => languages[each].href === path,
  )
  if (!language) return undefined
  const page = languagePageIn(queryClient.getQueryData(settings.queryKey), language)
  return {
    description:
      describe(page?.introduction.replace(/\s+/g, ' ') ?? '') || languages[language].name,
    locale: languages[language].locale,
    above: [{ label: wordsIn(language).home, href: '/home' }],
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Language } from '#contract/languagePage.ts'
import { languagePageIn } from '#contract/languages.ts'
import { settingValue } from '#contract/settingValue.ts'
import { settings } from '#data/frameQueries.ts'
import { openCourses } from '#data/queries.ts'
import { loadPage } from '../loadPage.ts'

/**
 * Fetches what a page in another language shows, and answers what the tab is called.
 * @throws the router's not-found, where staff have written none
 */
export async function loadLanguagePage(queryClient: QueryClient, language: Language) {
  const list = await queryClient.ensureQueryData(settings)
  const page = languagePageIn(list, language)
  if (!page) throw notFound()
  await loadPage(queryClient, [openCourses])
  const school = settingValue(list, 'contact')?.name[language]
  return { title: school ? `${page.title} | ${school}` : page.title }
}

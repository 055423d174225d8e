/** The pages for those who read Portuguese or English, as the server has them. */
import type { LanguagePage } from '#contract/languagePage.ts'

/** What can be asked of them at the site of that origin. */
export function languagePages(origin: string) {
  /** What the API answers to a call that anybody may make. */
  const answerOf = async <T>(call: string) =>
    ((await (await fetch(`${origin}/api/${call}`)).json()) as { data: T }).data

  /** What staff have written for the page of that setting. */
  const textsOf = async (setting: string) =>
    (await answerOf<{ value: LanguagePage }>(`getSettingByName/${setting}`)).value

  /** What the head of a page tells those who do not see the page. */
  async function headOf(path: string) {
    const html = await (await fetch(origin + path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1]
    return {
      title: /<title>([^<]*)/.exec(head)?.[1],
      meta,
      alternates: [
        ...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g),
      ].map(([, lang, href]) => [lang, href]),
    }
  }

  /** What each of the first pages names as its equals. */
  const ALL = [
    ['zh-Hant-MO', `${origin}/home`],
    ['pt', `${origin}/pt`],
    ['en', `${origin}/en`],
    ['x-default', `${origin}/home`],
  ]

  return { answerOf, textsOf, headOf, ALL }
}

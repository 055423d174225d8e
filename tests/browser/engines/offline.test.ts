/** The site without a network in each engine: one visit, then the line is cut and the browser started again. */
import { expect, it } from 'vitest'
import { eachEngine } from '../../setup/engines/eachEngine.ts'
import { lookAtPage, shownOf } from '../../setup/engines/inPage.ts'
import { subPageTitles } from '../../setup/engines/subPageTitles.ts'
import { isKept } from '../../setup/phone.ts'
import { publicScreens, recordRoutes } from '../../setup/publicRoutes.ts'

eachEngine(at => {
  it('a visit leaves everything on the device', async () => {
    const [, , , , course = ''] = await recordRoutes(at.site.origin)
    await at.goTo(course)
    await at.person.click('dialog[open] button', '我已知悉')
    await at.person.click('main button', '收藏')
    await at.person.see('main button', '已收藏')
    await at.person.until('what is kept', () => at.device.evaluate(isKept))
    at.line.state = 'cut'
    await at.device.restart()
  })

  it('every screen has its text and its title, and the special notice does not come back', {
    timeout: 120_000,
  }, async () => {
    for (const path of ['/about', ...(await publicScreens(at.site.origin))]) {
      await at.goTo(path)
      await at.person.see('main h1')
      await at.person.gone('main [aria-busy=true]')
      const { heading, ...look } = await at.device.evaluate(lookAtPage)
      expect(look, path).toEqual({ overflow: 0, others: [] })
      expect(heading, path).not.toMatch(/^$|Oops|Unexpected/)
      const title = subPageTitles.get(path) ?? (await sentTitle(at.site.origin + path))
      await at.person.until(title, () => at.device.evaluate(isTitle, title))
      expect(await at.device.evaluate(shownOf, ['dialog[open]']), path).toEqual([])
    }
  })

  it('search finds what was never opened, and what is saved is listed', async () => {
    await at.goTo('/course#saved')
    await at.person.see('#saved a[href*="courseDetail"]')
    await at.person.click('header button', '搜尋')
    await at.person.fill('dialog[open] input', '持教通訊')
    await at.person.read('dialog[open] ol a', '《持教通訊》')
    await at.person.click('dialog[open] ol a')
    await at.person.until('the publication', () =>
      at.device.evaluate(() => location.pathname.startsWith('/media')),
    )
  })

  it('a bar says so, and goes when the line is back', async () => {
    await at.goTo('/home')
    await at.person.until('離線模式', () => at.device.evaluate(mentions, '離線模式'))
    // No browser knows it: each believes that there is a network.
    expect(await at.device.evaluate(() => navigator.onLine)).toBe(true)
    at.line.state = 'up'
    await at.device.evaluate(() => void dispatchEvent(new Event('online')))
    await at.person.until('no bar', async () => !(await at.device.evaluate(mentions, '離線模式')))
  })
})

async function sentTitle(url: string): Promise<string> {
  const answer = await fetch(url)
  return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? ''
}

/** Both run in the page. */
const isTitle = (title: string) => document.title === title
const mentions = (words: string) => document.body.innerText.includes(words)

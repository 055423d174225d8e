/** The site as visitors of each engine meet it first: from the server, and alive. */
import { expect, it } from 'vitest'
import { brokenPieces } from '../../setup/brokenPieces.ts'
import { eachEngine } from '../../setup/engines/eachEngine.ts'
import { asOnPaper, lookAtPage, shownOf } from '../../setup/engines/inPage.ts'
import { subPageTitles } from '../../setup/engines/subPageTitles.ts'
import { publicScreens, recordRoutes } from '../../setup/publicRoutes.ts'
import { signIn } from '../../setup/staff.ts'

eachEngine(at => {
  it('a special notice is read and acknowledged, and nothing else closes it', async () => {
    // Until it is let go, no worker stands between the pages and the server.
    at.line.held = /^\/sw\.js/
    await at.goTo('/latestNotice')
    await at.person.see('dialog[open] h2', '特別消息')
    const height = () =>
      at.device.evaluate(
        () => document.querySelector('dialog article')?.parentElement?.clientHeight,
      )
    expect(await height()).toBeGreaterThan(100)
    await at.device.press('Escape')
    await at.device.press('Escape')
    await at.device.clickAt(5, 5)
    await at.person.see('dialog[open] h2', '特別消息')
    await at.person.click('dialog[open] button', '我已知悉')
    await at.person.gone('dialog[open]')
  })

  it('every screen comes alive and fits, and no date is broken', {
    timeout: 120_000,
  }, async () => {
    for (const path of await publicScreens(at.site.origin)) {
      await at.goTo(path)
      await at.person.wake()
      const { heading, ...look } = await at.device.evaluate(lookAtPage)
      expect(look, path).toEqual({ overflow: 0, others: [] })
      expect(await brokenPieces(at.device), path).toEqual([])
      expect(heading, path).not.toMatch(/^$|Oops|Unexpected/)
      const title = subPageTitles.get(path)
      if (title) await at.person.until(title, () => at.device.evaluate(isTitle, title))
      expect(await at.device.evaluate(shownOf, ['dialog[open]']), path).toEqual([])
    }
  })

  // No measure of a text tells that its digits are drawn over each other: only its picture does.
  it.runIf(at.engine === 'WebKit')('no digits are spaced out, which draws them wrong', async () => {
    await at.goTo('/course')
    const spaced = () =>
      at.device.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .map(each => getComputedStyle(each).getPropertyValue('text-autospace'))
          .filter(value => value !== 'no-autospace'),
      )
    expect(await spaced()).toEqual([])
  })

  it('search finds what is looked for in Chinese', async () => {
    await at.goTo('/home')
    await at.person.click('header button', '搜尋')
    await at.person.fill('dialog[open] input', '持教通訊')
    await at.person.read('dialog[open] ol a', '《持教通訊》')
    await at.person.click('dialog[open] ol a')
    await at.person.until('the publication', () =>
      at.device.evaluate(() => location.pathname.startsWith('/media')),
    )
  })

  it('a course that is saved is in the list of saved ones', async () => {
    const [, , , , course = ''] = await recordRoutes(at.site.origin)
    await at.goTo(course)
    const title = await at.person.wordsOf('main h1')
    await at.person.click('main button', '收藏')
    await at.person.see('main button', '已收藏')
    await at.goTo('/course#saved')
    await at.person.see('#saved a[href*="courseDetail"]')
    await at.person.read('#saved', title)
  })

  it('text is as large as is chosen, from the first paint on', async () => {
    await at.goTo('/about')
    await at.person.click('header button', '字體大小')
    await at.person.click('header fieldset label:nth-child(2)')
    await at.person.until('18px', () => at.device.evaluate(isTextSize, '18px'))
    await at.goTo('/course')
    expect(await at.device.evaluate(isTextSize, '18px')).toBe(true)
  })

  it('in grey mode all is grey, and coloured again afterwards', async () => {
    const staff = await signIn(at.site)
    const set = (value: boolean) => staff.modify('Setting', { name: 'isBWMode', value } as never)
    const filter = () => at.device.evaluate(() => getComputedStyle(document.documentElement).filter)
    await set(true)
    await at.goTo('/home')
    expect(await filter()).toBe('grayscale(1)')
    await set(false)
    await at.goTo('/home')
    expect(await filter()).toBe('none')
  })

  it('on paper a course is what one reads, and nothing that one presses', async () => {
    const [, , , , course = ''] = await recordRoutes(at.site.origin)
    await at.goTo(course)
    await at.person.wake()
    await at.device.evaluate(asOnPaper)
    const parts = ['header', 'footer', 'nav', 'main button', 'main h1', 'main dl dd']
    expect(await at.device.evaluate(shownOf, parts)).toEqual(['main h1', 'main dl dd'])
    await at.person.read('main', `網頁：${at.line.origin}${course}`)
  })
})

/** Both run in the page. */
const isTitle = (title: string) => document.title === title
const isTextSize = (size: string) => getComputedStyle(document.documentElement).fontSize === size

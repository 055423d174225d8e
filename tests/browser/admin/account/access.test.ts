/** Every screen of the admin, its dialogs open, as a machine finds it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NO_COLOURS } from '../../../setup/accessible.ts'
import { adminPath, goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { drawFrames } from '../../../setup/frames.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { isLong, stormSize } from '../../../setup/storms.ts'
import { unlike } from '../../../setup/unlike.ts'

const { open } = await adminAtSite(workerSite())
/** How many rows of a list are looked at. */
const ROWS = stormSize('LIST_ROWS', 6, 1_000)
const exclude = `.ql-editor > *, tbody tr:nth-child(n + ${ROWS + 1})`

/** Runs in the page: what libraries have somebody hear in their own language. */
const heardInEnglish = (): string[] =>
  [...document.querySelectorAll('[aria-roledescription]')]
    .map(part => part.getAttribute('aria-roledescription') ?? '')
    .filter(words => /[a-z]/i.test(words))

/** At the width of a desk, and at that of a phone, which has no colours of its own. */
async function expectAccessibleAtBoth(page: Page): Promise<void> {
  await expectAccessible(page, { exclude })
  expect(await page.evaluate(heardInEnglish)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  await drawFrames(page)
  await expectAccessible(page, { exclude, ...(isLong ? {} : NO_COLOURS) })
  await page.setViewportSize({ width: 1280, height: 900 })
}

describe('at 1280 and 390 px a machine finds no accessibility fault', () => {
  const window = oneWindow(() => open('/admin/degree-course'))

  it.each(unlike.map(adminPath))('on the list at %s, and its form', async path => {
    const page = window()
    await goTo(page, path)
    await page.locator('tbody tr').first().waitFor()
    await expectAccessibleAtBoth(page)
    await page.locator('[data-title] a').first().click()
    await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
    await expectAccessibleAtBoth(page)
    await leaveForm(page)
  })

  it('in the queue', async () => {
    const page = window()
    await page.getByRole('button', { name: /待同步/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleAtBoth(page)
  })
})

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../setup/admin.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { hold } from '../../setup/hold.ts'
import { formsKept } from '../../setup/keptForms.ts'
import { answerWith, leaveForm } from '../../setup/question.ts'
import { workerSite } from '../../setup/site.ts'
import { type Staff, signIn } from '../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const { origin } = site
let staff: Staff
let disputed: string
let deleted: string
let drafted: string
beforeAll(async () => {
  staff = await signIn(site)
  const values = { job_title: '原職', major: '原專業' }
  disputed = await staff.add('Tutor', { name: '衝突導師', ...values })
  deleted = await staff.add('Tutor', { name: '被刪導師', job_title: '原職' })
  drafted = await staff.add('Tutor', { name: '草稿導師', job_title: '原職' })
})
const window = oneWindow(() => open('/admin/blog', 1280, [/status of 40[049]/]))
afterEach(async () => {
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})
afterAll(async () => {
  for (const id of [disputed, deleted, drafted]) await staff.remove('Tutor', id)
})

async function openList(path: string): Promise<Page> {
  await goTo(window(), path)
  return window()
}

describe('forms', () => {
  it('say by the field what is wrong, in the server’s own words', async () => {
    const page = await openList('/admin/blog')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await save(page)
    await page.locator('[data-field=category]').getByText('必須填寫').waitFor()
    await page.locator('[data-field=category] select').selectOption('RTF')
    await page.locator('[data-field=url] input').fill('/about#school-mission')
    await save(page)
    await page.locator('[data-field=url]').getByText('已被另一項記錄使用').waitFor()
    await expectAccessible(page, { include: '[data-field=category], [data-field=url]' })
  })

  it('keep what was typed when the page is closed without saving', async () => {
    const page = await openList('/admin/tutor')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await page.locator('[data-field=name] input').fill('打到一半')
    await page.locator('[data-field=introduction]').getByRole('textbox').click()
    await page.keyboard.type('簡介也打了一半')
    await page.getByText('有未儲存的更改').waitFor()
    await expect.poll(() => page.evaluate(formsKept)).toContain('簡介也打了一半')
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await expect.poll(() => page.locator('[data-field=name] input').inputValue()).toBe('打到一半')
    await page.locator('[data-field=introduction]').getByText('簡介也打了一半').waitFor()
    await page.getByRole('button', { name: '捨棄未儲存的更改' }).click()
    await answerWith(page, '捨棄')
    await expect.poll(() => page.locator('[data-field=name] input').inputValue()).toBe('')
  })

  it('show a preview in the site’s own page', async () => {
    const page = await openList('/admin/degree-course')
    await page.locator('[data-title] a').first().click()
    await page.locator('[data-field=title] input').fill('預覽的課程名稱')
    await page.getByRole('button', { name: '預覽', exact: true }).click()
    await page.frameLocator('iframe[title=預覽]').getByText('預覽的課程名稱').first().waitFor()
    // What it shows is the site's own page, which is looked at there.
    await expectAccessible(page, { include: '[role=dialog]', exclude: 'iframe[title=預覽]' })
    await page.keyboard.press('Escape')
    await leaveForm(page)
    await page.locator('tbody tr').first().waitFor()
  })

  it('put a text aside where the page becomes one of pictures, and bring it back', async () => {
    const page = await openList('/admin/blog')
    const title = '校園環境'
    await page.getByRole('link', { name: '學校簡介', exact: true }).click()
    const text = await page.locator('.ql-editor').innerText()
    const kind = page.locator('[data-field=category] select')
    await kind.selectOption('ImageList')
    await expect.poll(() => page.locator('[data-field=content] [data-file]').count()).toBe(0)
    await kind.selectOption('RTF')
    await expect.poll(() => page.locator('.ql-editor').innerText()).toBe(text)
    await page.getByText('有未儲存的更改').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '取消' }).click()
    await page.getByRole('link', { name: title, exact: true }).click()
    const pictures = () => page.locator('[data-field=content] [data-file]').count()
    await page.locator('[data-field=content] [data-file]').first().waitFor()
    const count = await pictures()
    await kind.selectOption('RTF')
    await expect.poll(() => page.locator('.ql-editor').innerText()).toBe('\n')
    await kind.selectOption('ImageList')
    await expect.poll(pictures).toBe(count)
  })

  it('say why a file is refused, before it is sent', async () => {
    const page = await openList('/admin/tutor')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const file = {
      name: '程式.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    }
    const input = page.locator('[data-field=image] input[type=file]')
    await input.setInputFiles(file)
    await page.getByText('程式.exe：不是可用的圖片').waitFor()
    const form = { name: '表格.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
    await input.setInputFiles(form)
    await page.getByText('表格.jpg：不是可用的圖片').waitFor()
  })
})

describe('two people at the same record', () => {
  it('13: are asked about the field that both changed, and about no other', async () => {
    const page = await openList('/admin/tutor')
    await rowOf(page, '衝突導師').getByRole('link', { name: '衝突導師', exact: true }).click()
    await page.locator('[data-field=job_title] input').fill('我的職銜')
    // A list here, joined by commas where it travels.
    const majors = page.locator('[data-field=major]')
    await majors.locator('input').fill('新專業')
    await page.keyboard.press('Enter')
    // Twice: the other one, as wide, has moved up to the pointer by then.
    await majors.getByRole('button', { name: '移除原專業' }).dblclick()
    await majors.locator('input').fill('會計')
    await staff.modify('Tutor', { id: disputed, job_title: '其他人的職銜' })
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('我的職銜').waitFor()
    await expectAccessible(page, { include: '[role=dialog]' })
    expect(await dialog.getByText('新專業').count()).toBe(0)
    await dialog.getByRole('radio', { name: /其他人的/ }).check()
    await dialog.getByRole('button', { name: '套用' }).click()
    const read = async () => {
      const answer = await fetch(`${origin}/api/getTutorById/${disputed}`)
      const { data } = (await answer.json()) as { data: Record<string, unknown> }
      return [data.job_title, data.major]
    }
    await expect.poll(read).toEqual(['其他人的職銜', '新專業,會計'])
  })
})

describe('a record that somebody else has deleted', () => {
  it('14: is decided about before more is typed, and comes back with the edit', async () => {
    const page = await openList('/admin/tutor')
    const opened = rowOf(page, '被刪導師').getByRole('link', {
      exact: true,
      name: '被刪導師',
    })
    await opened.click()
    await page.locator('[data-field=job_title] input').fill('我的職銜')
    // The list on the device still holds it.
    const giveList = await hold(page, '**/api/getTutor')
    await staff.remove('Tutor', deleted)
    await save(page)
    await page.getByRole('dialog', { name: '「被刪導師」有衝突' }).waitFor()
    await page.reload()
    await page.locator('tbody tr[data-pending=conflict] [data-title] a').click()
    await page.getByText('這項記錄已被其他人刪除。').waitFor()
    await page.getByRole('heading', { level: 1, name: '導師' }).waitFor()
    expect(await page.locator('form').count()).toBe(0)
    giveList()
    await page.getByRole('button', { name: '處理衝突' }).click()
    await page.getByRole('dialog').getByText('我的職銜').waitFor()
    await page.getByRole('button', { name: '復原記錄並套用我的更改' }).click()
    const read = async () => {
      const answer = await fetch(`${origin}/api/getTutorById/${deleted}`)
      return ((await answer.json()) as { data: { job_title: string } | null }).data?.job_title
    }
    await expect.poll(read).toBe('我的職銜')
  })

  it.each([
    [`tutor?record=Tutor%2F${'0'.repeat(24)}`, '導師'],
    ['revision?record=Nothing%2F1', '修訂紀錄'],
  ])('is said to be gone where nothing of it waits, under a heading: %s', async (path, name) => {
    const page = window()
    await page.goto(`${origin}/admin/${path}`)
    await page.getByText('找不到這項記錄').waitFor()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => page.title()).toContain(`${name}｜`)
    await expectAccessible(page)
  })

  it('comes back with a draft, which is decided about as well', async () => {
    const page = await openList('/admin/tutor')
    await rowOf(page, '草稿導師').getByRole('link', { name: '草稿導師', exact: true }).click()
    await page.locator('[data-field=job_title] input').fill('草稿的職銜')
    await staff.remove('Tutor', drafted)
    await page.getByRole('button', { name: '儲存草稿' }).click()
    const asked = page.getByRole('dialog', { name: '「草稿導師」有衝突' })
    await asked.waitFor()
    await page.goto(`${origin}/admin/tutor?record=Tutor%2F${drafted}`)
    await page.getByText('這項記錄已被其他人刪除。').waitFor()
    expect(await page.locator('form').count()).toBe(0)
    await page.getByRole('button', { name: '處理衝突' }).click()
    await asked.getByRole('button', { name: '復原記錄並套用我的更改' }).click()
    await page.getByText('正在編輯草稿').waitFor()
    const shown = () => page.locator('[data-field=job_title] input').inputValue()
    await expect.poll(shown).toBe('草稿的職銜')
    const stored = (await staff.list('Tutor')).find(({ id }) => id === drafted)
    expect(stored?.job_title).toBe('原職')
  })
})

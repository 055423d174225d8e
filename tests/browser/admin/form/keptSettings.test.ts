/** What is typed into a setting, and not saved: nothing of it is lost either. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Contact } from '#contract/contact.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { formsKept, keysKept } from '../../../setup/keptForms.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/setting', 1280, [/status of 409/]))
const panel = () => window().getByRole('region', { name: '聯絡資料' })
const part = (label: string) => panel().getByLabel(label, { exact: true })
const isFound = () => panel().getByText('已還原上次未儲存的更改').waitFor()

const told = async (): Promise<Contact> => {
  const answer = await fetch(`${site.origin}/api/getSettingByName/contact`)
  return (await answer.json()).data.value
}
const write = async (value: Contact) =>
  (await signIn(site)).modify('Setting', { id: '', name: 'contact', value })

let before: Contact
beforeAll(async () => {
  before = await told()
  window().on('dialog', dialog => void dialog.accept())
})
afterAll(() => write(before))

it('it is there after the page has gone, under its name at the desk, until it is given up', async () => {
  await part('校址').fill('打到一半的地址')
  await expect.poll(() => window().evaluate(formsKept)).toContain('打到一半的地址')
  await window().reload()
  await isFound()
  expect(await part('校址').inputValue()).toBe('打到一半的地址')
  await expectAccessible(window(), { include: 'section[aria-label="聯絡資料"]' })
  await window().getByRole('link', { name: '主頁', exact: true }).click()
  await questionAt(window()).getByText('已留作草稿').waitFor()
  await answerWith(window(), '離開')
  const left = window().getByRole('region', { name: '未儲存的內容' })
  await left.getByText('網站設定').waitFor()
  await left.getByRole('link', { name: '聯絡資料' }).click()
  await isFound()
  await panel().getByRole('button', { name: '捨棄未儲存的更改' }).click()
  await answerWith(window(), '捨棄')
  expect(await part('校址').inputValue()).toBe(before.address)
  await expect.poll(() => window().evaluate(keysKept)).toEqual([])
})

it('two settings are asked about once, and nobody is asked who stays', async () => {
  await part('校址').fill('打到一半的地址')
  await window().getByRole('region', { name: '辦學執照編號' }).getByRole('textbox').fill('1/2')
  await window().keyboard.press('Control+k')
  await window().keyboard.type('聯絡資料')
  await window().keyboard.press('Enter')
  await window().waitForURL('**/admin/setting#contact')
  expect(await questionAt(window()).count()).toBe(0)
  await window().getByRole('link', { name: '回收筒' }).click()
  await answerWith(window(), '離開')
  await window().getByRole('heading', { name: '回收筒' }).waitFor()
  await goTo(window(), '/admin/setting')
  await isFound()
  for (const name of ['聯絡資料', '辦學執照編號']) {
    const left = window().getByRole('region', { name })
    await left.getByRole('button', { name: '捨棄未儲存的更改' }).click()
    await answerWith(window(), '捨棄')
  }
  await expect.poll(() => window().evaluate(keysKept)).toEqual([])
})

it('what a colleague has written since in another part stays; of the same part one is asked', async () => {
  await part('校址').fill('我的地址')
  await expect.poll(() => window().evaluate(formsKept)).toContain('我的地址')
  await write({ ...before, fax: '2899 0001' })
  await window().reload()
  await isFound()
  await panel().getByRole('button', { name: '儲存聯絡資料' }).click()
  await expect.poll(told).toMatchObject({ address: '我的地址', fax: '2899 0001' })
  await expect.poll(() => window().evaluate(keysKept)).toEqual([])

  await part('校址').fill('我的另一個地址')
  await expect.poll(() => window().evaluate(formsKept)).toContain('我的另一個地址')
  await write({ ...before, address: '同事的地址' })
  await window().reload()
  await isFound()
  await panel().getByRole('button', { name: '儲存聯絡資料' }).click()
  const dialog = window().getByRole('dialog', { name: '「聯絡資料」有衝突' })
  await dialog.getByRole('button', { name: '稍後處理' }).click()
  await panel().getByText('有衝突', { exact: true }).waitFor()
  await expectAccessible(window(), { include: 'section[aria-label="聯絡資料"]' })
  await panel()
    .getByRole('button', { name: /^處理.*聯絡資料.*衝突$/ })
    .click()
  await dialog.getByRole('radio', { name: /我的/ }).check()
  await dialog.getByRole('button', { name: '套用' }).click()
  await expect.poll(async () => (await told()).address).toBe('我的另一個地址')
})

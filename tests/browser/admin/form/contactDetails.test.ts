/** The school's contact details, typed as staff type them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Contact } from '#contract/contact.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/setting'))
const panel = () => window().getByRole('region', { name: '聯絡資料' })
const saving = () => panel().getByRole('button', { name: '儲存聯絡資料' })

const told = async (): Promise<Contact> => {
  const answer = await fetch(`${site.origin}/api/getSettingByName/contact`)
  return (await answer.json()).data.value
}

let before: Contact
beforeAll(async () => {
  before = await told()
})
afterAll(async () => {
  const staff = await signIn(site)
  await staff.modify('Setting', { id: '', name: 'contact', value: before })
})

it('bus lines are typed one after the other, with a comma, and taken away one by one', async () => {
  const lines = panel().getByLabel('巴士路線（以逗號分隔）')
  await lines.press('End')
  await lines.pressSequentially(',25F,39')
  await panel()
    .getByRole('button', { name: `移除${before.busLines[0]}`, exact: true })
    .click()
  await saving().click()
  await expect
    .poll(async () => (await told()).busLines)
    .toEqual([...before.busLines.slice(1), '25F', '39'])
})

it('days and hours are changed in their own row, and a whole row is taken away', async () => {
  const days = panel().getByRole('group', { name: '開放日' })
  await days.first().getByRole('checkbox', { name: '星期六' }).uncheck()
  await panel().getByRole('button', { name: '新增辦公時間' }).click()
  await days.last().getByRole('checkbox', { name: '星期六' }).check()
  await days.last().getByRole('checkbox', { name: '星期一' }).uncheck()
  await panel().getByRole('button', { name: '移除這組辦公時間' }).nth(1).click()
  await expectAccessible(window(), { include: 'section[aria-label="聯絡資料"]' })
  await saving().click()
  const [first] = before.openingTime
  await expect
    .poll(async () => (await told()).openingTime)
    .toEqual([
      { ...first, days: [1, 2, 3, 4, 5] },
      { days: [6], ranges: [['09:00', '17:30']] },
    ])
})

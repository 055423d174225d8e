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
const focused = () => panel().locator(':focus')

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
  const removal = (line = '') => panel().getByRole('button', { name: `移除${line}`, exact: true })
  await removal(before.busLines[0]).focus()
  // Held down, it takes away one all the same, and the next one is ready to be.
  await window().keyboard.down('Enter')
  await window().keyboard.down('Enter')
  await removal(before.busLines[1]).and(focused()).waitFor()
  await window().keyboard.up('Enter')
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

it('a holiday keeps its last day while its first is typed anew, and is never over before it begins', async () => {
  await panel().getByRole('button', { name: '新增假期' }).click()
  const [first, last] = ['第一日', '最後一日'].map(label => panel().getByLabel(label).last())
  const days = () => Promise.all([first?.inputValue(), last?.inputValue()])
  const begin = async (...typed: string[]) => {
    await first?.fill('')
    for (const keys of typed) await first?.pressSequentially(keys)
    await first?.press('Tab')
    return days()
  }
  expect(await begin('20261001')).toEqual(['2026-10-01', '2026-10-01'])
  expect(await begin('20261003')).toEqual(['2026-10-03', '2026-10-03'])
  await last?.fill('2026-10-07')
  expect(await begin('20261005')).toEqual(['2026-10-05', '2026-10-07'])
  expect(await begin('2026/10/2')).toEqual(['2026-10-02', '2026-10-07'])
  // What it is on its way to another day counts for nothing.
  await first?.fill('2026-10-28')
  await first?.fill('2026-10-07')
  await first?.fill('2026-10-0')
  expect(await begin('2026-10-04')).toEqual(['2026-10-04', '2026-10-07'])
  expect(await begin('20261')).toEqual(['20261', '2026-10-07'])
  expect(await begin('2026-10-09')).toEqual(['2026-10-09', '2026-10-09'])
})

it('whoever takes rows away by key stays where they were, down to the last one', async () => {
  const holidays = panel().getByRole('group', { name: '假期', exact: true })
  const removals = holidays.getByRole('button', { name: /^移除/ })
  for (let left = await removals.count(); left > 0; left -= 1) {
    await removals.last().press('Enter')
    const heir = left > 1 ? removals.nth(left - 2) : holidays.getByRole('button')
    await heir.and(focused()).waitFor()
  }
  const hours = panel().getByRole('group', { name: '辦公時間' })
  const ranges = hours.first().getByRole('button', { name: '移除時段' })
  await ranges.last().press('Enter')
  await hours.first().getByRole('button', { name: '新增時段' }).last().and(focused()).waitFor()
})

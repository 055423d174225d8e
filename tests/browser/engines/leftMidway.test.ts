/** A page that is left while it keeps something holds up no later one, also where the browser keeps the page. */
import { expect, it } from 'vitest'
import { eachEngine } from '../../setup/engines/eachEngine.ts'
import { canWrite, lastPut, putForEver } from '../../setup/engines/inPage.ts'
import { signIn } from '../../setup/staff.ts'

eachEngine(at => {
  const whenPutting = (store: string) =>
    at.person.until(`put into ${store}`, async () => (await at.device.evaluate(lastPut)) === store)

  it('of what a visitor reads', async () => {
    await at.goTo('/home')
    await at.device.evaluate(putForEver)
    await whenPutting('kept')
    await at.goTo('/about')
    expect(await at.device.evaluate(canWrite, 'school-website', 'kept')).toBe(true)
  })

  it('of an edit, which stands as before', async () => {
    const staff = await signIn(at.site)
    const name = `中途${at.engine}`
    await staff.add('Tutor', { name, job_title: '講師' })
    await at.goTo('/admin/login')
    await at.person.fill('input[name=username]', at.site.adminUsername)
    await at.person.fill('input[name=password]', at.site.adminPassword)
    await at.person.click('button[type=submit]')
    await at.person.see('.adm-badge')
    await at.goTo('/admin/tutor')
    await at.person.see('.adm-title-cell a', name)
    await at.device.evaluate(putForEver)
    await at.person.click(`[aria-label=啟用${name}]`)
    await whenPutting('edits')
    await at.goTo('/admin/tutor')
    await at.person.see('.adm-title-cell a', name)
    await at.person.see('.adm-badge', '0')
    expect(await at.device.evaluate(canWrite, 'school-journal', 'edits')).toBe(true)
    expect(await staff.list('Tutor')).toContainEqual(
      expect.objectContaining({ name, enabled: true }),
    )
  })

  it('of what is typed, which is found again', async () => {
    const name = `中途${at.engine}`
    await at.person.click('.adm-title-cell a', name)
    await at.person.see('main button', '儲存')
    await at.device.evaluate(putForEver)
    await at.person.fill('[data-field=job_title] input', '教授')
    await whenPutting('drafts')
    await at.goTo('/admin/tutor')
    await at.person.click('.adm-title-cell a', name)
    await at.person.until('what was typed', () =>
      at.device.evaluate(
        () =>
          document.querySelector<HTMLInputElement>('[data-field=job_title] input')?.value ===
          '教授',
      ),
    )
  })
})

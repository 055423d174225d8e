/** What staff do in each engine: a text, a picture, an edit with the line cut, a conflict, a page left midway. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { DESK } from '../../setup/engines/device.ts'
import { eachEngine, FAILED_REQUEST } from '../../setup/engines/eachEngine.ts'
import {
  canWrite,
  hasPut,
  kept,
  paste,
  putForEver,
  selectWords,
} from '../../setup/engines/inPage.ts'
import { overflow } from '../../setup/overflow.ts'
import { workerSite } from '../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../setup/staff.ts'
import { pictureFile } from './pictureFile.ts'

const WORD = 'tests/browser/admin/fields/clipboard/word.txt'
const EDITOR = '.ql-editor'

const JOB = '[data-field=job_title] input'

const site = workerSite()
for (const collection of ['LatestNotice', 'Tutor']) leaveNothingIn(site, collection)

const picture = pictureFile('照片.png')

eachEngine(at => {
  let staff: Staff
  const notice = `公告${at.engine}`
  const fees = `收費${at.engine}`
  const tutor = `導師${at.engine}`
  const left = `中途${at.engine}`
  const recordOf = async (name: string, title: string) =>
    (await staff.list(name)).find(record => [record.title, record.name].includes(title))

  /** Opens a record's form from its list, where whoever has saved a form is already. */
  async function openForm(path: string, title: string) {
    const place = await at.device.evaluate(() => location.pathname + location.search)
    if (place !== path) await at.goTo(path)
    await at.person.click('[data-title] a', title)
    await at.person.see('main button', '儲存')
  }

  /** Saves the form, which leads back to the list. */
  async function save(title: string) {
    await at.person.click('main button', '儲存')
    await at.person.see('[data-title] a', title)
    await at.person.gone('main button', '儲存')
  }

  const expectWaiting = (count: number) => at.person.see('[data-badge]', String(count))

  /** Saves the form, and waits until the server has it. */
  async function send(title: string) {
    await save(title)
    await expectWaiting(0)
  }

  it('they log in where they are sent to, and each screen fits a phone', async () => {
    staff = await signIn(at.site)
    for (const title of [notice, fees])
      await staff.add('LatestNotice', { title, publish_time: '2026-01-02 03:04:05' })
    for (const name of [tutor, left]) await staff.add('Tutor', { name, job_title: '原職' })
    const fits = () =>
      at.person.until(
        'no wider than the screen',
        async () => (await at.device.evaluate(overflow)) === 0,
      )
    await at.goTo('/admin/tutor')
    await at.person.see('input[name=username]')
    await fits()
    await at.person.fill('input[name=username]', at.site.adminUsername)
    await at.person.fill('input[name=password]', at.site.adminPassword)
    await at.person.click('button[type=submit]')
    await at.person.see('[data-badge]')
    for (const page of ['file', 'audit', 'home', 'tutor']) {
      const before = await at.person.wordsOf('main h1')
      await at.goWithin(`/admin/${page}`)
      await at.person.until(page, async () => {
        const heading = await at.person.wordsOf('main h1')
        return heading !== '' && heading !== before
      })
      await at.person.gone('main p', '正在載入…')
      await fits()
    }
    await at.device.resize(DESK)
  })

  it('they write Chinese, bold, a list and a link, and paste from Word', async () => {
    await openForm('/admin/latestNotice', notice)
    await at.person.click(EDITOR)
    await at.device.type('報名須知')
    await at.device.press('Enter')
    await at.person.click('.ql-bold')
    await at.device.type('重要')
    await at.person.click('.ql-bold')
    await at.device.press('Enter')
    await at.person.click('.ql-list[value=bullet]')
    await at.device.type('身份證')
    await at.device.press('Enter')
    await at.device.type('學歷')
    await at.device.press('Enter')
    await at.device.press('Enter')
    await at.device.type('網站')
    await at.device.evaluate(selectWords, EDITOR, '網站')
    await at.person.click('.ql-link')
    await at.person.fill('.ql-tooltip input', 'https://example.mo/a')
    await at.device.press('Enter')
    await at.device.evaluate(selectWords, EDITOR, '報名須知')
    await at.device.press('End')
    // What is still chosen would be replaced.
    await at.person.until('nothing chosen', () => at.device.evaluate(isNothingChosen))
    await at.device.press('Enter')
    await at.device.evaluate(paste, EDITOR, await readFile(WORD, 'utf8'))
    await send(notice)
    const { content } = (await recordOf('LatestNotice', notice)) ?? {}
    expect(content).toMatch(/^<p>報名須知<\/p>/)
    expect(content).toContain('<p>申請人須<strong>年滿十八歲</strong>。</p>')
    expect(content).toContain('<ul><li>身份證副本</li><li class="ql-indent-1">正反兩面</li></ul>')
    expect(content).toContain('<p><strong>重要</strong></p><ul><li>身份證</li><li>學歷</li></ul>')
    expect(content).toMatch(/<p><a href="https:\/\/example\.mo\/a"[^>]*>網站<\/a><\/p>/)
    expect(content).not.toMatch(/mso|Mso|style=/)
  })

  it('they make a table, and give it one row more', async () => {
    await openForm('/admin/latestNotice', fees)
    const choose = async (action: string) => {
      await at.person.click('.ql-tables')
      await at.person.click('[role=menuitem]', action)
      await at.person.gone('[role=menu]')
      await at.person.until('the cursor in the text', () =>
        at.device.evaluate(css => document.activeElement === document.querySelector(css), EDITOR),
      )
    }
    await at.person.click(EDITOR)
    await at.device.type('學費如下')
    await choose('插入表格')
    await at.device.type('課程')
    await choose('在下方加一列')
    await at.device.type('葡語')
    await send(fees)
    const { content } = (await recordOf('LatestNotice', fees)) ?? {}
    const cells = String(content).match(/<t[hd]\b[^>]*>[^<]*/g)
    expect(cells).toHaveLength(12)
    expect([cells?.[0], cells?.[3]]).toEqual(['<th scope="col">課程', '<td>葡語'])
    expect(content).toMatch(/^<p>學費如下<\/p><table>/)
  })

  it('they upload a picture', async () => {
    await openForm('/admin/tutor', tutor)
    await at.device.setFile('[data-field=image] input[type=file]', picture())
    await at.person.see('[data-field=image] button', '裁剪')
    await at.person.gone('[data-field=image] [role=progressbar]')
    await send(tutor)
    const { image } = (await recordOf('Tutor', tutor)) ?? {}
    const file = await fetch(`${at.site.origin}/upload/${image}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('an edit that is made with the line cut is sent once when it is back', async () => {
    at.expected.push(FAILED_REQUEST)
    const { revision } = (await recordOf('Tutor', tutor)) ?? {}
    await openForm('/admin/tutor', tutor)
    // What the server has and the device does not know of yet would be sent a second time.
    await expectWaiting(0)
    at.line.state = 'cut'
    await at.person.fill(JOB, '離線改的職銜')
    await save(tutor)
    await expectWaiting(1)
    await at.device.restart()
    at.line.state = 'up'
    at.line.asked = []
    await at.goTo('/admin/tutor')
    await at.person.see('[data-title] a', tutor)
    await expectWaiting(0)
    const sent = await recordOf('Tutor', tutor)
    expect(sent).toMatchObject({ job_title: '離線改的職銜', revision: Number(revision) + 1 })
    expect(at.line.asked.filter(path => path === '/api/modifyTutor')).toHaveLength(1)
  })

  it('who comes second is asked, and what they choose holds', async () => {
    at.expected.push(/status of 409/)
    const { id } = (await recordOf('Tutor', tutor)) ?? {}
    await openForm('/admin/tutor', tutor)
    // Typed first: a form that is only looked at shows what a list that is read meanwhile has of hers.
    await at.person.fill(JOB, '我的職銜')
    await staff.modify('Tutor', { id: String(id), job_title: '她的職銜' })
    await at.person.click('main button', '儲存')
    await at.person.see('[role=dialog] h2', `「${tutor}」有衝突`)
    await at.person.click('[role=dialog] fieldset label:first-child')
    await at.person.click('[role=dialog] button', '套用')
    await expectWaiting(0)
    await at.person.until('the choice', async () => {
      const { job_title } = (await recordOf('Tutor', tutor)) ?? {}
      return job_title === '我的職銜'
    })
  })

  const whenPutting = (store: string) =>
    at.person.until(`put into ${store}`, () => at.device.evaluate(hasPut, store))

  it('a page that is left while it keeps an edit, which then stands as before, holds up no later one', async () => {
    await at.person.see('[data-title] a', left)
    await at.device.evaluate(putForEver)
    await at.person.click(`[aria-label=啟用${left}]`)
    await whenPutting('edits')
    await at.goTo('/admin/tutor')
    await at.person.see('[data-title] a', left)
    await expectWaiting(0)
    expect(await at.device.evaluate(canWrite, 'school-journal', 'edits')).toBe(true)
    expect(await recordOf('Tutor', left)).toMatchObject({ enabled: true })
  })

  it('nor does one that is left while it keeps what is typed, which is found again', async () => {
    await openForm('/admin/tutor', left)
    await at.device.evaluate(putForEver)
    await at.person.fill(JOB, '教授')
    await whenPutting('drafts')
    await at.goTo('/admin/tutor')
    await at.person.click('[data-title] a', left)
    await at.person.until('what was typed', () =>
      at.device.evaluate(
        css => document.querySelector<HTMLInputElement>(css)?.value === '教授',
        JOB,
      ),
    )
    await send(left)
  })

  it('they log out, and leave nothing on the device', async () => {
    await at.person.click('[data-bar] button', '登出')
    await at.person.see('input[name=username]')
    expect(await at.device.evaluate(kept)).toEqual({
      token: null,
      edits: 0,
      drafts: 0,
      files: 0,
      pieces: 0,
      staff: 0,
    })
  })
}, site)

/** Runs in the page. */
const isNothingChosen = () => getSelection()?.isCollapsed ?? true

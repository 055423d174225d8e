/** The screens that staff work on, as README's tour shows them: two sheets, of a desk and of a phone. */
import sharp from 'sharp'
import { ADMIN } from '../bench/measuredSite.mjs'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const GAP = 12
const QUALITY = 78

/** What a school has after some weeks: an editor, deleted records, revisions, drafts, what appears later. */
async function fill(origin) {
  const call = async (name, { body, token, agent = DESK } = {}) => {
    const response = await fetch(`${origin}/api/${name}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'User-Agent': agent,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Token ${token}` } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    })
    const { success, message, data } = await response.json()
    if (!success) throw new Error(`${name}: ${message}`)
    return data
  }
  const { token } = await call('login', { body: ADMIN })
  const editor = { username: 'mei.chan', password: 'only-for-pictures', role: 'editor' }
  await call('addAccount', { body: { ...editor, own_password: ADMIN.password }, token })
  const mei = (await call('login', { body: editor, agent: PHONE })).token
  const tutors = await call('getTutor', { token })
  for (const { id } of tutors.slice(3, 5)) await call(`deleteTutorById/${id}`, { token: mei })
  const [course, other] = await call('getDegreeCourse', { token })
  const { id, introduction } = course
  await call('modifyDegreeCourse', {
    body: {
      id,
      fee: 12_800,
      image: other.image,
      introduction: introduction.replace('課程', '學位課程'),
    },
    token: mei,
    agent: PHONE,
  })
  await call('modifyDegreeCourseDraft', { body: { id, venue: '氹仔分校', quota: 30 }, token: mei })
  const soon = new Date(Date.now() + 4 * 86_400_000).toISOString()
  await call('modifyDegreeCourse', { body: { id: other.id, unpublish_at: soon }, token })
  const [notice] = await call('getLatestNotice', { token })
  await call('modifyLatestNotice', { body: { id: notice.id, publish_at: soon }, token })
  return { course }
}

const rows =
  '\ufeff姓名,身份,職銜,專業,排序\n周敏儀,導師,兼任講師,會計,130\n吳俊傑,專家,首席攝影師,攝影,甲\n,導師,講師,設計,150\n'

const button = (page, name) => page.getByRole('button', { name, exact: true })

/** Each screen: its address, and what is done there before it is taken. */
const screensOf = ({ course }) => {
  const record = `DegreeCourse/${course.id}`
  const form = `/admin/degree-course?record=${record}`
  return {
    home: ['/admin/home', page => button(page, '不用了').click()],
    draft: [form, page => page.getByText('正在編輯草稿').waitFor()],
    phone: [form, page => preview(page, '手機')],
    beside: [form, openBeside],
    files: ['/admin/file', page => page.locator('[data-library] button').first().waitFor()],
    file: ['/admin/file', openFile],
    revisions: [`/admin/revision?record=${record}`, openRevision],
    trash: ['/admin/trash', page => page.getByText('尚餘').first().waitFor()],
    calendar: ['/admin/calendar'],
    import: ['/admin/tutor', chooseFile],
    many: ['/admin/tutor', chooseMany],
    accounts: ['/admin/account', page => page.getByText('mei.chan').first().waitFor()],
  }
}

async function openBeside(page) {
  await button(page, '並排預覽').click()
  await page.frameLocator('iframe[title=預覽]').getByText('氹仔分校').first().waitFor()
  await button(page, '關閉並排預覽').waitFor()
}

async function preview(page, screen) {
  await button(page, '預覽').click()
  await button(page, screen).click()
  await page.frameLocator('iframe[title=預覽]').getByText('氹仔分校').first().waitFor()
}

async function openFile(page) {
  await page.locator('[data-library] button').nth(2).click()
  await page.getByLabel('替代文字').fill('三個熒幕，上面是數據圖表')
  await page.getByRole('slider', { name: '上下' }).fill('35')
}

async function openRevision(page) {
  await page.locator('main summary').first().click()
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll('main details[open] img')]
    return pictures.length > 0 && pictures.every(each => each.complete && each.naturalWidth > 0)
  })
}

async function chooseFile(page) {
  await page.getByRole('button', { name: /^匯入/ }).click()
  const file = { name: '導師.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByRole('dialog').getByLabel('檔案').setInputFiles(file)
  await page.getByRole('table', { name: '需要更正' }).waitFor()
}

async function chooseMany(page) {
  const boxes = page.locator('tbody').getByRole('checkbox')
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
}

async function signIn(page, origin) {
  await page.goto(`${origin}/admin/login`)
  await page.getByLabel('帳號').fill(ADMIN.username)
  await page.getByLabel('密碼').fill(ADMIN.password)
  await page.getByRole('button', { name: '登入' }).click()
  await page.waitForURL('**/admin/home')
}

/** The pictures side by side, each `width` pixels wide. */
async function sheet(pictures, columns, width, file) {
  const tiles = await Promise.all(
    pictures.map(each => sharp(each).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  )
  const height = tiles[0]?.info.height ?? 0
  const lines = Math.ceil(tiles.length / columns)
  const create = {
    width: columns * (width + GAP) - GAP,
    height: lines * (height + GAP) - GAP,
    channels: 3,
    background: '#c9d3cd',
  }
  const placed = tiles.map(({ data }, index) => ({
    input: data,
    left: (index % columns) * (width + GAP),
    top: Math.floor(index / columns) * (height + GAP),
  }))
  await sharp({ create }).composite(placed).webp({ quality: QUALITY }).toFile(file)
}

/** @param folder where the two sheets are put */
export async function takeStaffScreens(browser, origin, folder) {
  const screens = screensOf(await fill(origin))
  const take = async (viewport, names) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signIn(page, origin)
    const pictures = []
    for (const name of names) {
      const [path, act = async () => undefined] = screens[name]
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await act(page)
      await page.waitForLoadState('networkidle')
      pictures.push(await page.screenshot())
    }
    await context.close()
    return pictures
  }
  const desk = [
    'home',
    'many',
    'import',
    'draft',
    'beside',
    'revisions',
    'files',
    'file',
    'calendar',
  ]
  const phone = ['draft', 'phone', 'files', 'trash', 'accounts']
  const wide = await take({ width: 1280, height: 800 }, desk)
  await sheet(wide, 3, 620, `${folder}/staff-wide.webp`)
  const narrow = await take({ width: 390, height: 844 }, phone)
  await sheet(narrow, 5, 366, `${folder}/staff-narrow.webp`)
}

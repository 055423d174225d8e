/** Pictures in the editor of rich text: those that are pasted, those that come while one types, and those that wait. */
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { holdUploads, picture, UPLOAD } from '../../../setup/heldUploads.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'
import { expectWaiting } from '../../../setup/staffAt.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'LatestNotice')

/** The notices of these tests, by their titles. */
const texts = {
  貼上的圖片: '',
  放下的圖片: '<p>前</p><p>後</p>',
  組字時的圖片: '<p>前</p>',
  先後的圖片: '<p>前</p>',
  等候的圖片: '<p>前</p>',
  再開啟的圖片: '<p>前</p>',
  不收的圖片: '<p>前</p>',
}
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  for (const [title, content] of Object.entries(texts))
    await staff.add('LatestNotice', { title, content })
})
const window = oneWindow(() => open('/admin/latestNotice', 1280, [/ERR_CONNECTION_RESET/]))
afterEach(async () => {
  await window().unroute(UPLOAD)
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})

const editor = (page: Page) => page.locator('.ql-editor')
const pictures = (page: Page) => editor(page).locator('img')
const coming = (page: Page) => page.locator('[data-field=content]').getByRole('progressbar')
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openForm(title: keyof typeof texts): Promise<Page> {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await editor(page).click()
  await page.keyboard.press('Control+End')
  return page
}

async function saved(page: Page, title: keyof typeof texts): Promise<string> {
  await save(page)
  await rowOf(page, title).waitFor()
  await expectWaiting(page, 0)
  return String((await staff.list('LatestNotice')).find(each => each.title === title)?.content)
}

const paste = (page: Page, html: string) =>
  editor(page).evaluate((root, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    root.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

/** Pastes files; or drops them at the first letter. */
const give = (
  page: Page,
  files: readonly Awaited<ReturnType<typeof picture>>[],
  how: 'paste' | 'drop' = 'paste',
) =>
  editor(page).evaluate(
    (root, [how, files]) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of files) {
        const content = Uint8Array.from(atob(bytes), each => each.charCodeAt(0))
        data.items.add(new File([content], name, { type }))
      }
      const letter = document.createRange()
      letter.selectNodeContents(root)
      const { left, top, height } = letter.getClientRects()[0] ?? new DOMRect()
      const place = { clientX: left + 1, clientY: top + height / 2 }
      const kind = { bubbles: true, cancelable: true }
      root.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...kind, clipboardData: data })
          : new DragEvent('drop', { ...kind, ...place, dataTransfer: data }),
      )
    },
    [
      how,
      files.map(({ name, mimeType, buffer }) => ({
        ...{ name, type: mimeType, bytes: buffer.toString('base64') },
      })),
    ] as const,
  )

/** Pastes one of its own. */
const givePicture = async (page: Page, name: string) => give(page, [await picture(name)])

/** Cuts all there is and pastes it again, with what the editor itself puts on the clipboard. */
const cutAndPaste = async (page: Page) => {
  await editor(page).click()
  await page.keyboard.press('Control+a')
  const html = await editor(page).evaluate(root => {
    const clipboardData = new DataTransfer()
    root.dispatchEvent(
      new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/html')
  })
  await pictures(page).waitFor({ state: 'detached' })
  await paste(page, html)
}

const IMAGE = /<img[^>]*\bsrc="\/upload\/(?!pending)[^"]+"[^>]*>/g

it('of pasted pictures those that the site has stay, those in the text itself are uploaded to their places, and what is left out is said', async () => {
  const page = await openForm('貼上的圖片')
  const [own, copied] = await Promise.all([picture('有.png'), picture('抄.png')])
  const name = await staff.upload(new Blob([new Uint8Array(own.buffer)]), own.name)
  const inText = `data:image/png;base64,${copied.buffer.toString('base64')}`
  const sources = ['https://pictures.example.org/a.png', `${site.origin}/upload/${name}`, inText]
  const images = sources.map((src, index) => `<img src="${src}">圖${index}`)
  await paste(page, `<p>始${images.join('')}</p><p>終</p>`)
  await page.getByText('文件裏的圖片未能貼上').waitFor()
  await expect.poll(() => pictures(page).count()).toBe(2)
  const content = await saved(page, '貼上的圖片')
  expect(content.replace(IMAGE, '□')).toBe('<p>始圖0□圖1□圖2</p><p>終</p>')
  expect(content).toContain(`"/upload/${name}"`)
})

it('a picture that is dropped stands where it was dropped, wherever the cursor is', async () => {
  const page = await openForm('放下的圖片')
  await give(page, [await picture('放下.png')], 'drop')
  await pictures(page).waitFor()
  const content = await saved(page, '放下的圖片')
  expect(content.replace(IMAGE, '□')).toBe('<p>□前</p><p>後</p>')
})

it('a file of another kind is refused in words, pasted or dropped, and nothing is saved without it', async () => {
  const page = await openForm('不收的圖片')
  const kinds = { paste: ['掃描.bmp', 'image/bmp'], drop: ['手機.heic', 'image/heic'] } as const
  for (const [how, [name, mimeType]] of Object.entries(kinds)) {
    await give(page, [{ ...(await picture(name)), mimeType }], how as keyof typeof kinds)
    await page.getByText(`${name}：不是可用的圖片`).waitFor()
  }
  await page.keyboard.press('Control+s')
  await page.getByText('未能儲存').first().waitFor()
})

describe('a picture that comes while one types', () => {
  it('waits until the character is there that is being composed', async () => {
    const page = await openForm('組字時的圖片')
    const end = await holdUploads(page)
    await givePicture(page, '組字.png')
    await coming(page).waitFor()
    const input = await page.context().newCDPSession(page)
    for (const text of ['h', 'ho', 'hok'])
      await input.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 })
    end('passes')
    await coming(page).waitFor({ state: 'detached' })
    expect(await pictures(page).count()).toBe(0)
    await input.send('Input.insertText', { text: '學' })
    await pictures(page).waitFor()
    expect((await saved(page, '組字時的圖片')).replace(IMAGE, '□')).toBe('<p>前□學</p>')
  })

  it('stands where it was pasted, before what was typed since and behind those from before', async () => {
    const page = await openForm('先後的圖片')
    let letGo: () => void = () => undefined
    const first = [
      new Promise<void>(resolve => {
        letGo = resolve
      }),
    ]
    await page.route(UPLOAD, async route => {
      await first.pop()
      await route.continue()
    })
    const held = page.waitForRequest(UPLOAD)
    await give(page, [await picture('先.png', 10)])
    // Where much is to be done at once, the next could be on its way before it, and would be held in its place.
    await held
    await give(page, [await picture('中.png', 20), await picture('末.png', 30)])
    await page.keyboard.type('後')
    await page.keyboard.press('Enter')
    await page.keyboard.type('完')
    const widths = () =>
      pictures(page).evaluateAll(images =>
        images.map(image => (image as HTMLImageElement).naturalWidth),
      )
    await expect.poll(widths).toEqual([20, 30])
    letGo()
    await expect.poll(widths).toEqual([10, 20, 30])
    const content = await saved(page, '先後的圖片')
    expect(content.replace(IMAGE, '□')).toBe('<p>前□□□後</p><p>完</p>')
  })
})

describe('a picture that waits on this device', () => {
  it('is there after a step back and again, and where it was cut out and is pasted', async () => {
    const page = await openForm('等候的圖片')
    const end = await holdUploads(page)
    await givePicture(page, '等候.png')
    await coming(page).waitFor()
    end('is lost')
    const isShown = () => pictures(page).evaluate(image => (image as HTMLImageElement).naturalWidth)
    await expect.poll(isShown).toBe(64)
    await tool(page, '復原').click()
    await pictures(page).waitFor({ state: 'detached' })
    await tool(page, '重做').click()
    await expect.poll(isShown).toBe(64)
    await cutAndPaste(page)
    await expect.poll(isShown).toBe(64)
    expect((await saved(page, '等候的圖片')).replace(IMAGE, '□')).toBe('<p>前□</p>')
  })

  it('is shown where its text is opened again, which changes nothing', async () => {
    const page = await openForm('再開啟的圖片')
    await page.route(UPLOAD, route => route.abort('connectionreset'))
    await givePicture(page, '再開啟.png')
    await pictures(page).waitFor()
    await save(page)
    await rowOf(page, '再開啟的圖片').getByText('待同步').waitFor()
    await openForm('再開啟的圖片')
    await editor(page).locator('img[src^="blob:"]').waitFor()
    expect(await tool(page, '復原').getAttribute('aria-disabled')).toBe('true')
    await tool(page, '取消').last().click()
    await page.locator('[data-form-end]').waitFor({ state: 'detached' })
  })
})

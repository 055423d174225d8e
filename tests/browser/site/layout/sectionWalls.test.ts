/** Each section begins with a wall of tiles of its own; what one reads stands on a plate. */
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { publicRoutes, recordRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const sections = navigation.filter(({ tiles }) => tiles).map(({ href }) => href)
const records = await recordRoutes(origin)
type Device = 'desk' | 'phone'
const HIGHEST = { desk: 260, phone: 150, slim: 48 }

/** What the page shows above its content: where its tiles come from, how high they are, and what is read on them. */
function wallOf() {
  // Those in line work are the edges of other things.
  const isLaid = (element: Element) =>
    /\/(?!line-)[\w-]+\.svg/.test(getComputedStyle(element).backgroundImage)
  const walls = [...document.querySelectorAll('main *')].filter(isLaid)
  const [wall] = walls
  const heading = document.querySelector('main h1')
  const words = document.createTreeWalker(wall ?? document.body, NodeFilter.SHOW_TEXT)
  const bare: string[] = []
  while (wall && words.nextNode()) {
    let ground = words.currentNode.parentElement
    while (
      ground &&
      ground !== wall &&
      getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)'
    )
      ground = ground.parentElement
    if (ground === wall) bare.push(words.currentNode.textContent ?? '')
  }
  return {
    tiles: wall && getComputedStyle(wall).backgroundImage,
    height: wall?.getBoundingClientRect().height ?? 0,
    isHeadingOnIt: !!heading && !!wall?.contains(heading),
    bare,
  }
}

describe('a section', () => {
  const window = oneWindow(() => visit(`${origin}/healthz`, { width: 1280 }))
  const known = new Map<string, Record<Device, ReturnType<typeof wallOf>>>()
  /** Each page is opened once, and looked at on a desk and on a phone. */
  const at = async (path: string, device: Device) => {
    const walls = known.get(path) ?? (await bothOf(path))
    known.set(path, walls)
    return walls[device]
  }
  const lookAt = async (width: number) => {
    await window().setViewportSize({ width, height: 844 })
    return window().evaluate(wallOf)
  }
  const bothOf = async (path: string) => {
    await window().goto(origin + path)
    return { phone: await lookAt(390), desk: await lookAt(1280) }
  }

  it('has tiles that no other has, and its name on a plate on them', async () => {
    const walls = []
    for (const href of sections) walls.push(await at(href, 'desk'))
    expect(new Set(walls.map(({ tiles }) => tiles)).size).toBe(7)
    expect(walls.filter(({ isHeadingOnIt }) => !isHeadingOnIt)).toEqual([])
    expect(walls.flatMap(({ bare }) => bare)).toEqual([])
    expect(walls.filter(({ height }) => height < 200 || height > HIGHEST.desk)).toEqual([])
  })

  it('gives its name less room on a phone', async () => {
    const named = sections.filter(href => href !== '/latestNotice')
    const walls = []
    for (const href of named) walls.push(await at(href, 'phone'))
    expect(walls.filter(({ height }) => height < 120 || height > HIGHEST.phone)).toEqual([])
  })

  it.each(records)('has one row of its tiles above each of its records, such as %s', async path => {
    const section = navigation.find(({ tiles, href }) => tiles && path.startsWith(href))
    const { tiles, height, isHeadingOnIt } = await at(path, 'phone')
    const whole = section ? section.href : '/media'
    expect(tiles).toBe((await at(whole, 'phone')).tiles)
    expect(isHeadingOnIt).toBe(false)
    expect(height).toBeLessThanOrEqual(HIGHEST.slim)
  })

  it('is printed without its wall', async () => {
    await window().setViewportSize({ width: 1280, height: 844 })
    await window().goto(`${origin}/about`)
    await window().emulateMedia({ media: 'print' })
    const { tiles } = await window().evaluate(wallOf)
    await window().emulateMedia({ media: null })
    expect(tiles).toBeUndefined()
  })
})

describe('the tiles', () => {
  it('are on every phone that keeps the site', async () => {
    const worker = await (await fetch(`${origin}/sw.js`)).text()
    const drawn = (await readdir('dist/client/assets')).filter(name => name.endsWith('.svg'))
    expect(drawn.length).toBeGreaterThan(sections.length)
    expect(drawn.filter(name => !worker.includes(name))).toEqual([])
  })

  it('of a page are asked for by that page alone', async () => {
    for (const route of await publicRoutes(origin)) {
      const html = await (await fetch(origin + route)).text()
      expect([...html.matchAll(/--wall-/g)].length).toBeLessThanOrEqual(2)
    }
  })
})

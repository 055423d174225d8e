/**
 * `npm run screenshots`: the pictures that README and the manifest show, taken from the running site
 * with its demo school.
 */
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { prepare } from '../../server/cli/prepare.mjs'
import { startMeasuredSite } from '../bench/measuredSite.mjs'
import { provideBrowser } from './findBrowser.mjs'
import { takeStaffScreens } from './staffScreens.mjs'

const FOLDER = '.github'
const QUALITY = 82
const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

await prepare()
const site = await startMeasuredSite()
const browser = await chromium.launch({ executablePath: provideBrowser(), args: ['--no-sandbox'] })
try {
  const answer = await fetch(`${site.origin}/api/getCurrentOpenCourse`)
  const [course] = (await answer.json()).data.single
  await take('home-wide', '/home', wide)
  await take('home-narrow', '/home', narrow)
  await take('course-narrow', `/course/courseDetail/single/${course.id}`, narrow)
  await takeStaffScreens(browser, site.origin, FOLDER)
} finally {
  await browser.close()
  await site.stop()
}

async function take(name, path, screen) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  await page.getByRole('button', { name: '我已知悉' }).click()
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  // What depends on the time stands there once the page is hydrated.
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => window.held.isOver)
  const picture = await page.screenshot()
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`)
  await context.close()
}

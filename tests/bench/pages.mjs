/**
 * `npm run bench:pages [-- runs]`: eight pages of ours as a phone sees them (Lighthouse, mobile,
 * simulated throttling), turn by turn with the same pages made by hand, and how soon what a visitor
 * does to a page is answered. Medians; on a shared machine the ratios count and the times do not.
 */
import { prepare } from '../../server/cli/prepare.mjs'
import { startMeasuredSite } from './measuredSite.mjs'
import { interact, interactions, SLOWDOWN } from './pages/interaction.mjs'
import { faultLines, interactionTable, pageTable } from './pages/table.mjs'
import { inlineStyle, visit } from './pages/visit.mjs'
import { referenceOf } from './reference.mjs'

const runs = Number(process.argv[2] ?? 7)

await prepare()
const site = await startMeasuredSite()
try {
  const pages = await Promise.all((await pagePaths()).map(withReference))
  const uses = interactions.map(interaction => ({ interaction, answers: [] }))
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`run ${run} of ${runs}\n`)
    for (const page of pages) {
      page.ours.push(await visit(site.origin + page.path))
      page.theirs.push(await visit(site.origin + page.reference))
    }
    for (const { interaction, answers } of uses) {
      answers.push(await interact(site.origin, interaction))
    }
  }
  console.log(
    `Medians of ${runs}, ours / made by hand. The CSS is inline, so the HTML has it, too.\n`,
  )
  console.log([pageTable(pages), ...faultLines(pages)].join('\n'))
  console.log(
    `\nInteraction, with a processor ${SLOWDOWN} times as slow.\n\n${interactionTable(uses)}`,
  )
} finally {
  await site.stop()
}

/** The search is no page of its own: what it costs is among the interactions. */
async function pagePaths() {
  const [course, notice] = await Promise.all(
    ['getEnableSingleCourse', 'getEnableLatestNotice'].map(firstId),
  )
  return [
    '/home',
    '/course#current-courses',
    `/course/courseDetail/single/${course}`,
    '/latestNotice',
    `/latestNoticeDetail/${notice}`,
    '/about',
    '/media',
    '/certification',
  ]
}

async function firstId(call) {
  const [record] = (await (await fetch(`${site.origin}/api/${call}`)).json()).data
  return record.id
}

/** The page, the one by hand to be measured beside it, and what will be measured of both. */
async function withReference(path, index) {
  const html = await (await fetch(site.origin + path)).text()
  const file = `/reference/${index}.html`
  await site.addFile(file, referenceOf(html))
  const hash = path.includes('#') ? path.slice(path.indexOf('#')) : ''
  return { path, reference: file + hash, style: inlineStyle(html), ours: [], theirs: [] }
}

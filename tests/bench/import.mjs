/**
 * `npm run bench:import [-- rounds]`: 2,000 rows through the call `importDegreeCourse`, validated, cleaned
 * and written, beside the same documents through the driver's `insertMany`, into the same database, in
 * turns; medians.
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { startSite } from './api/processes.mjs'
import { ADMIN } from './measuredSite.mjs'
import { median, setStage } from './stage.mjs'

const rounds = Number(process.argv[2] ?? 15)
const ROWS = 2_000
const LIMIT = 3

const { folder, stops, run } = await setStage()
await run(async () => {
  const site = await startSite({
    DATA_DIR: folder,
    DATABASE_ENGINE: 'embedded',
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'silent',
  })
  stops.push(site.stop)
  const call = async (name, body, token) => {
    const answer = await fetch(`${site.origin}/api/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Token ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    const { success, message, data } = await answer.json()
    if (!success) throw new Error(message)
    return data
  }
  const { token } = await call('login', ADMIN)
  const { port } = JSON.parse(await readFile(join(folder, 'engine.json'), 'utf8'))
  const client = await new mongoose.mongo.MongoClient(
    `mongodb://127.0.0.1:${port}/?directConnection=true`,
  ).connect()
  stops.push(() => client.close())
  const { databases } = await client.db().admin().listDatabases()
  const name = databases
    .map(each => each.name)
    .find(each => !['admin', 'local', 'config'].includes(each))
  const courses = client.db(name).collection('DegreeCourse')
  const plain = client.db(name).collection('bench_plain')

  const times = { ours: [], plain: [] }
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    const began = performance.now()
    const { import: id } = await call('importDegreeCourse', { rows: rowsOf(round) }, token)
    const ours = performance.now() - began
    const documents = await courses.find({ updated_import: id }).toArray()
    if (documents.length !== ROWS) throw new Error(`${documents.length} were written`)
    const beganPlain = performance.now()
    await plain.insertMany(documents)
    const theirs = performance.now() - beganPlain
    await plain.deleteMany({})
    await courses.deleteMany({})
    // The first one warms up.
    if (round === 0) continue
    times.ours.push(ours)
    times.plain.push(theirs)
  }
  const [ours, theirs] = [median(times.ours), median(times.plain)]
  console.log(`${ROWS} rows: insertMany ${theirs.toFixed(0)} ms, import ${ours.toFixed(0)} ms,`)
  console.log(`${(ours / theirs).toFixed(2)} times (to reach: ${LIMIT}).`)
})

/** Courses as a school has them, with two texts of some paragraphs each. */
function rowsOf(round) {
  const paragraph = '本課程由資深導師任教，理論與實踐並重，學員可按自己的進度學習。'
  return Array.from({ length: ROWS }, (_, index) => ({
    title: `課程${round}-${index}`,
    course_code: `B-${round}-${index}`,
    major: '會計,金融',
    introduction: `<p>${paragraph.repeat(4)}</p>`,
    content: `<h2>內容</h2><p>${paragraph.repeat(6)}</p><ul><li>一</li><li>二</li></ul>`,
    schedule: '星期二及四 19:00–21:30',
    start_date: '2027-02-01',
    end_date: '2027-06-30',
    hours: 60,
    fee: 3_600,
    quota: 30,
    deadline: '2027-01-15',
    sort_number: index,
  }))
}

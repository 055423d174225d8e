/**
 * One server to compare with: `node contender.mjs <kind>`. It answers the same bytes as the site, writes
 * one log line a request as the site does, and says `ready` once it listens on PORT.
 *   bare      node:http, from memory (ANSWERS: a JSON file of paths and texts)
 *   constant  Express, `res.json` of what is in memory
 *   mongoose  Express, mongoose `find().lean()` and `res.json`; a POST writes one record
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import express from 'express'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { pinoHttp } from 'pino-http'

const { PORT, ANSWERS, MONGODB_URI } = process.env
const log = pinoHttp({ logger: pino() })
const answers = JSON.parse(await readFile(ANSWERS, 'utf8'))

function bare() {
  const kept = new Map(
    Object.entries(answers).map(([path, { type, headers, text }]) => {
      const body = Buffer.from(text)
      return [path, [{ ...headers, 'content-type': type, 'content-length': body.length }, body]]
    }),
  )
  return (req, res) => {
    log(req, res)
    const [headers, body] = kept.get(req.url)
    res.writeHead(200, headers)
    res.end(body)
  }
}

function constant() {
  const app = express().use(log)
  for (const [path, { text, type }] of Object.entries(answers)) {
    if (!type.includes('json')) continue
    const data = JSON.parse(text)
    app.get(path, (_req, res) => res.json(data))
  }
  return app
}

async function withMongoose() {
  await mongoose.connect(MONGODB_URI, { dbName: 'contender' })
  const Course = mongoose.model('Course', new mongoose.Schema({}, { strict: false, id: false }))
  const [path, { text }] = Object.entries(answers)[0]
  const envelope = JSON.parse(text)
  await Course.deleteMany({})
  await Course.insertMany(envelope.data)
  return express()
    .use(log, express.json())
    .post(path, async (req, res) => {
      await Course.updateOne({ id: req.body.id }, { $set: { title: req.body.title } })
      res.json({ success: true })
    })
    .get(path, async (_req, res) => {
      const data = await Course.find({}, { _id: 0, __v: 0 }).sort({ sort_number: 1 }).lean()
      res.json({ ...envelope, data })
    })
}

const handler = await { bare, constant, mongoose: withMongoose }[process.argv[2]]()
createServer(handler).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'))

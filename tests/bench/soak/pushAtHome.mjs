/** Loaded before the site: whatever it would send to a push service goes to the one on this machine. */
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const { request, Agent } = https
const agent = new Agent({ rejectUnauthorized: false, keepAlive: true })

https.request = (_address, options) =>
  request(`https://127.0.0.1:${process.env.PUSH_AT_HOME}`, { ...options, agent })
syncBuiltinESMExports()

/**
 * One of the attacks on PORT's server, over and over until it is ended, after PAUSE_MS each if that is
 * given. Says `held` when it has begun.
 * - `pipelined`: 1,200 requests for all content at once, on one connection
 * - `missing`: 400 distinct pages that there are not, 20 at a time
 * - `unread`: 20 connections that ask for /home 200 times each and read nothing, until they are cut off
 */
import { Agent, get } from 'node:http'
import { connect } from 'node:net'

const { PORT, ATTACK, PAUSE_MS = '0' } = process.env
const port = Number(PORT)
/** Whoever reads nothing does not hear that the server let go of it, 30 s later. */
const CUT_OFF_MS = 31_000
const asking = (path, times) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times)

function sendOver(text, read) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  const again = () => setTimeout(() => sendOver(text, read), Number(PAUSE_MS))
  socket.on('error', () => undefined).on('close', again)
  read(socket)
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 })
let count = 0
function askForMissing() {
  count += 1
  const path = [`/no/such/page/${count % 400}.php`, `/mediaDetail/none-${count % 400}`][count % 2]
  const again = () => setImmediate(askForMissing)
  get({ port, path, agent }, answer => answer.resume().on('end', again)).on('error', again)
}

const attacks = {
  pipelined: () => {
    const answer = /HTTP\/1\.1 200/g
    sendOver(asking('/api/getSnapshot', 1_200), socket => {
      let answered = 0
      socket.setEncoding('latin1').on('data', text => {
        answered += text.match(answer)?.length ?? 0
        if (answered >= 1_190) socket.destroy()
      })
    })
  },
  missing: () => {
    for (let each = 0; each < 20; each += 1) askForMissing()
  },
  unread: () => {
    for (let each = 0; each < 20; each += 1) {
      sendOver(asking('/home', 200), socket => {
        socket.pause()
        setTimeout(() => socket.destroy(), CUT_OFF_MS)
      })
    }
  },
}

// A socket that is not read keeps no process going; this does, for as long as whoever began it is there.
process.on('disconnect', () => process.exit())
attacks[ATTACK]()
process.send?.('held')

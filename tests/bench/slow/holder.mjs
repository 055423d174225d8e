/**
 * Holds PORT's server at as many connections as COUNT says, on each of which a request was begun that never
 * ends; whoever is let go comes again. Says `held` once all are there.
 */
import { connect } from 'node:net'

const { PORT, COUNT } = process.env
let open = 0

function hold() {
  const socket = connect(Number(PORT), '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-')
    open += 1
    if (open === Number(COUNT)) process.send?.('held')
  })
  socket.resume()
  socket.on('error', () => undefined).on('close', hold)
}

for (let count = 0; count < Number(COUNT); count += 1) hold()

// Ends the server without failing an accepted request: it accepts no new connections, answers end theirs, then idle ones are closed.
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds after which unfinished answers are cut off. */
const patienceMs = 15_000
/** Milliseconds without a request after which a connection counts as idle: its next request finds another instance. */
const quietMs = 2_000

/** Makes close() drain first. Returns whether that has begun. */
export function drainOnClose(app: FastifyInstance): () => boolean {
  const { server } = app
  /** How many answers are under way on each connection. Node does not close those that wait behind another one when the connection is closed. */
  const open = new Map<Socket, number>()
  let [lastEnd, draining] = [0, false]
  const count = (socket: Socket, more: 1 | -1) => {
    const known = open.get(socket)
    if (known !== undefined) open.set(socket, known + more)
    lastEnd = performance.now()
  }
  server.on('connection', (socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  // Requests that began before get the header too: their clients would otherwise send the next one to a closed server.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (draining) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    draining = true
    lastEnd = performance.now()
    const until = performance.now() + patienceMs
    // Node would reset idle connections here, while their clients may just be sending the next request.
    server.closeIdleConnections = () => {}
    server.close()
    const busy = () => performance.now() - lastEnd < quietMs || Array.from(open.values()).some((answers) => answers > 0)
    while (open.size > 0 && busy() && performance.now() < until) await wait(20)
  })
  return () => draining
}

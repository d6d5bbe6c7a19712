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
  const sockets = new Set<Socket>()
  let [atWork, lastEnd, draining] = [0, 0, false]
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (_, response) => {
    atWork++
    response.once('close', () => {
      atWork--
      lastEnd = performance.now()
    })
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
    const busy = () => atWork > 0 || performance.now() - lastEnd < quietMs
    while (sockets.size > 0 && busy() && performance.now() < until) await wait(20)
  })
  return () => draining
}

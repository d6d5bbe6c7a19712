// Ends the server without failing a request it has accepted: no new connections, answers that end theirs, then the idle ones.
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What is still under way after this is cut. */
const patienceMs = 15_000
/** Connections on which nothing has come for so long are taken for idle: their next request finds another instance. */
const quietMs = 1_000

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
      lastEnd = Date.now()
    })
  })
  // Also for requests that began before: their clients would otherwise send the next one to a closed door.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (draining) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    draining = true
    lastEnd = Date.now()
    const until = Date.now() + patienceMs
    // Node would reset idle connections here, in the middle of their clients' next send.
    server.closeIdleConnections = () => {}
    server.close()
    const busy = () => atWork > 0 || Date.now() - lastEnd < quietMs
    while (sockets.size > 0 && busy() && Date.now() < until) await wait(20)
  })
  return () => draining
}

// Ends connections whose request body is refused before all of it has arrived, unless it is short: no more of it is read, and the answer still arrives.
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long the sender has to read the refusal; closing at once would discard it while the sender still sends. */
const lingerMs = 1_000

/** Whether a request has a body: it is announced by its length or as chunks. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Bytes of an announced body that node may discard: it has mostly arrived with the headers, and another connection would cost more than these. */
const discarded = 4_096

/** Whether more may follow than is worth discarding. */
const isLong = ({ headers }: FastifyRequest): boolean => !(Number(headers['content-length']) <= discarded)

/** Stops reading; the connection is closed after the answer. */
function stopReading({ raw }: FastifyRequest): void {
  const { socket } = raw
  raw.unpipe()
  raw.pause()
  // Node calls this after the last answer, and has just begun to read and discard what arrives.
  socket.destroySoon = () => {
    raw.pause()
    socket.pause()
    socket.end()
    const gone = setTimeout(() => socket.destroy(), lingerMs).unref()
    socket.once('close', () => clearTimeout(gone))
  }
}

export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Requests made inside the process are never incomplete, and have no such flag.
    const complete = request.raw.complete as boolean | undefined
    if (hasBody(request) && complete === false && isLong(request)) {
      void reply.header('connection', 'close')
      stopReading(request)
    }
    done(null, payload)
  })
}

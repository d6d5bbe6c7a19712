// A call that waits for the public log to go on: for one answer, or, where its caller accepts events, for one after the other on the same connection (docs/decisions/0174-changes-to-go-on-from.md).
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badField } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { knownFailure } from '../failures.ts'
import { checked } from '../input.ts'
import { peerOf } from '../peer.ts'
import type { Listeners } from './listeners.ts'

/** Seconds after which a reader is sent a line when there is nothing else, so that no proxy in between takes the connection for dead. */
const beatSeconds = 15
/** Milliseconds after which a stream ends. Its reader connects again, which may be with another instance. */
const longestMs = 600_000
/** Milliseconds after which a reader connects again. */
const againMs = 5_000
/** Changes that are read at once for a stream, because up to two such pages are in memory for a reader who does not take them; and seconds between two pages, so that one that catches up leaves calls to others of its address. */
const [atOnce, betweenSeconds] = [50, 1]

interface Call {
  request: FastifyRequest
  reply: FastifyReply
  /** Gives the answer to the request as its query is now. */
  answer: () => Promise<object>
}

interface Asked {
  from: number
  wait: number
}

interface Page {
  list: { entry: { id: number } }[]
  next: number
}

/** Where a reader was before its connection broke: the id of the last event that it got. */
function lastEventOf({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id']
  if (id === undefined || id === '') return undefined
  if (typeof id === 'string' && /^[1-9][0-9]{0,13}$/.test(id)) return Number(id)
  throw badField('Last-Event-ID', ['上次收到的事件应为条目编号', 'The last event should be the number of an entry'])
}

/** Aborts when the answer has ended, or its connection: node does not close answers that wait behind another one of the same connection. */
function leavingOf({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = () => {
    raw.off('close', leave)
    socket.off('close', leave)
    leaving.abort()
  }
  if (raw.closed || socket.destroyed) leaving.abort()
  raw.once('close', leave)
  socket.once('close', leave)
  return leaving.signal
}

/** Resolves when the call is to be answered, to undefined; or at once to the stream of its events. */
export async function listen(
  listeners: Listeners,
  { query }: EndpointSpec,
  { request, reply, answer }: Call,
): Promise<Readable | undefined> {
  const asked = checked(query, request.query, 'query') as Asked
  const isStream = request.method === 'GET' && /\btext\/event-stream\b/.test(request.headers.accept ?? '')
  if (!isStream && asked.wait === 0) return undefined
  const free = listeners.begin(peerOf(request).ip)
  const left = leavingOf(request, reply)
  if (!isStream) {
    await listeners.wait(asked.from, asked.wait, left).finally(free)
    return undefined
  }
  if (left.aborted) free()
  else left.addEventListener('abort', free)
  const page = async (from: number): Promise<Page> => {
    request.query = { from: String(from), size: String(atOnce) }
    const said = await answer()
    if (!('text' in said)) throw new Error('Changes are answered as text')
    return (JSON.parse(String(said.text)) as { data: Page }).data
  }
  // Before the stream begins, so that a refusal is an ordinary answer.
  const first = await page((lastEventOf(request) ?? asked.from - 1) + 1)
  const events = eventsOf(first, page, {
    listeners,
    left,
    failed: (err) => request.log.warn({ err }, 'a stream ended'),
  })
  const stream = Readable.from(events, { objectMode: false, highWaterMark: 1 })
  left.addEventListener('abort', () => stream.destroy())
  return stream
}

const eventOf = (change: Page['list'][number]): string =>
  `event: change\nid: ${change.entry.id}\ndata: ${JSON.stringify(change)}\n\n`

interface Around {
  listeners: Listeners
  left: AbortSignal
  failed: (error: unknown) => void
}

/** An event for each change, with the id of its entry. What a limit refuses for now, or the absence of the database, is asked for again when the refusal says. */
async function* eventsOf(
  first: Page,
  page: (from: number) => Promise<Page>,
  { listeners, left, failed }: Around,
): AsyncGenerator<string> {
  const until = performance.now() + longestMs
  yield `retry: ${againMs}\n\n${first.list.map(eventOf).join('')}`
  let from = first.next
  let restSeconds = betweenSeconds
  while (!listeners.hasEnded() && !left.aborted && performance.now() < until) {
    const seconds = Math.max(0, Math.min(restSeconds, beatSeconds))
    if (seconds > 0) await listeners.rest(seconds, left)
    restSeconds -= seconds
    let text = ''
    try {
      if (restSeconds <= 0 && (await listeners.wait(from, beatSeconds - seconds, left))) {
        const { list, next } = await page(from)
        text = list.map(eventOf).join('')
        from = next
        restSeconds = betweenSeconds
      }
    } catch (error) {
      const again = knownFailure(error)?.retryAfter
      if (!again) return failed(error)
      // Not all at once: those who were refused in the same moment would be refused again.
      restSeconds = again * (1 + Math.random())
    }
    yield text || ': \n\n'
  }
}

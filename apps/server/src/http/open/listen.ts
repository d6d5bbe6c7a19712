// A call that waits for the public log to go on: for one answer, or, where its caller accepts events, for one after the other on the same connection (docs/decisions/0174-changes-to-go-on-from.md).
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badField } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { knownFailure } from '../failures.ts'
import { checked, hangUp } from '../input.ts'
import { peerOf } from '../peer.ts'
import type { Listeners } from './listeners.ts'

/** Seconds without an entry after which a reader is sent a line, so that no proxy in between takes the connection for dead. */
const beatSeconds = 15
/** Milliseconds after which a stream ends. Its reader connects again, which may be with another instance. */
const longestMs = 600_000
/** Milliseconds after which a reader connects again. */
const againMs = 5_000
/** Changes that are read at once for a stream: what a reader has not taken is kept in memory, for each of them. */
const atOnce = 20

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
  if (id === undefined) return undefined
  if (typeof id === 'string' && /^[1-9][0-9]{0,14}$/.test(id)) return Number(id)
  throw badField('Last-Event-ID', ['Last-Event-ID 应为条目编号', 'Last-Event-ID should be the number of an entry'])
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
  const left = hangUp(reply)
  const free = listeners.begin(peerOf(request).ip)
  left.addEventListener('abort', free)
  if (!isStream) {
    await listeners.wait(asked.from, asked.wait, left).finally(free)
    return undefined
  }
  const page = async (from: number): Promise<Page> => {
    request.query = { from: String(from), size: String(atOnce) }
    const said = await answer()
    if (!('text' in said)) throw new Error('Changes are answered as text')
    return (JSON.parse(String(said.text)) as { data: Page }).data
  }
  // Before the stream begins, so that a refusal is an ordinary answer.
  const first = await page((lastEventOf(request) ?? asked.from - 1) + 1)
  return Readable.from(eventsOf(first, page, { listeners, left }), { objectMode: false, highWaterMark: 1 })
}

/** What a limit refuses for now, or the absence of the database, is asked for again when the refusal says. */
async function untilGiven<T>(give: () => Promise<T>, left: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await give()
    } catch (error) {
      const seconds = knownFailure(error)?.retryAfter
      if (!seconds || left.aborted) throw error
      await pause(seconds * 1_000, undefined, { signal: left, ref: false })
    }
  }
}

const eventOf = (change: Page['list'][number]): string =>
  `event: change\nid: ${change.entry.id}\ndata: ${JSON.stringify(change)}\n\n`

/** An event for each change, with the id of its entry. */
async function* eventsOf(
  { list, next }: Page,
  page: (from: number) => Promise<Page>,
  { listeners, left }: { listeners: Listeners; left: AbortSignal },
): AsyncGenerator<string> {
  const until = performance.now() + longestMs
  const isOver = () => listeners.hasEnded() || left.aborted || performance.now() > until
  yield `retry: ${againMs}\n\n${list.map(eventOf).join('')}`
  let from = next
  while (!isOver()) {
    if (await untilGiven(() => listeners.wait(from, beatSeconds, left), left)) {
      const more = await untilGiven(() => page(from), left)
      from = more.next
      yield more.list.map(eventOf).join('')
    } else yield ': \n\n'
  }
}

// Puts one route on the server: admission, session, permission and scope, rate, parse; for writes idempotency, transaction, audit. The slot is freed when the work ends.
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { EndpointSpec } from '@register/contract/endpoint'
import { addressNotAllowed, busy, rightsHeader } from '@register/contract/errors'
import { numberHeader } from '@register/contract/log/trace'
import { admit } from '../access/guard/admit.ts'
import type { Ctx } from '../access/ctx.ts'
import type { Refusals } from '../access/guard/refusals.ts'
import { rightsStamp } from '../access/rights/stamp.ts'
import { workClassOf, type Admission } from './limits/admission.ts'
import { fileMarkOf } from '../access/marks/demonstration.ts'
import { answerText, envelope, openingFor, sendBytes, sendLasting } from './answer.ts'
import { callerOf, type Caller, type Calling } from './caller.ts'
import type { Downloads } from './limits/crowd.ts'
import { deadline, type Deadline } from './limits/deadline.ts'
import { knownFailure, ofWrite } from './failures.ts'
import type { Bytes, Route } from './handle.ts'
import { readKey } from './write/idempotency.ts'
import { writeBy } from './write/write.ts'
import { lineOf, renewedBy } from './line/line.ts'
import { inputOf, type Receiving } from './input.ts'
import { tellAllowance } from './open/allowance.ts'
import { listen } from './open/listen.ts'
import type { Listeners } from './open/listeners.ts'
import { readBy, type Reading } from './read.ts'
import { leastOfExports, type Readers } from './limits/readers.ts'
import { sendWritten } from './written/send.ts'
import { Written } from './written/written.ts'

export interface Mounting extends Calling, Receiving, Reading {
  admission: Admission
  refusals: Refusals
  downloads: Downloads
  readers: Readers
  listeners: Listeners
}

/** A file that a demonstration exports says so by its name. */
async function marked({ db }: Mounting, { say }: Ctx, bytes: Bytes): Promise<Bytes> {
  if (bytes.fileName === undefined || bytes.stored) return bytes
  return { ...bytes, fileName: `${await fileMarkOf(db, say)}${bytes.fileName}` }
}

/** The parts of an input that may contain an id: the path and a body of JSON. */
const askedOf = ({ params, body }: FastifyRequest): unknown => ({
  ...(typeof body === 'object' ? body : {}),
  ...(params as object),
})

/** Counts a download until its last byte is read: an export for the person, a file for the address. */
function countDownload(on: Mounting, isExport: boolean, { actor, meta }: Ctx, { raw }: FastifyReply): void {
  const end = on.downloads.begin(isExport && actor ? { person: actor.id } : { address: meta.ip })
  if (raw.closed) end()
  else raw.once('close', end)
}

/**
 * All steps from admission to the answer on the wire. `time` gives the deadline of each step: usually all share one,
 * but uploads and exports take as long as their bytes, so there every step that waits for the database has its own.
 */
async function work(on: Mounting, route: Route, request: FastifyRequest, reply: FastifyReply, time: () => Deadline) {
  const { endpoint } = route
  const caller = await time().hold(callerOf(on, endpoint, request))
  if (caller.actor && !caller.actor.client) void reply.header(rightsHeader, rightsStamp(caller.actor))
  try {
    // Before the permission, because floods are limited whether or not the caller has the right.
    const session = renewedBy(on, endpoint, request)
    await time().hold(
      on.rates.spend(
        endpoint.rate ?? 'list',
        { ip: caller.meta.ip, userId: caller.actor?.id, session },
        tellAllowance(reply),
      ),
    )
    const ctx: Ctx = { ...caller, scope: admit(caller.actor, endpoint) }
    // After the permission, because refused calls do not use the quota.
    await time().hold(admitClient(on, caller))
    return await answerTo(on, route, ctx, { request, reply, time })
  } catch (caught) {
    const error = endpoint.effect === 'read' ? caught : ofWrite(caught)
    const failure = knownFailure(error)
    const { client } = caller.actor ?? {}
    if (client && (failure?.status === 403 || failure?.status === 429)) on.usage.refused(client.id)
    // The caller is answered in time: what the log could not take by then follows, without its number in the answer.
    const recorded = time().hold(on.refusals.record(caller, endpoint, failure, askedOf(request)))
    if (await recorded.catch(() => false)) void reply.header(numberHeader, caller.meta.traceId)
    throw error
  }
}

/** Refuses a client that calls from an address not listed, or past its quota. */
async function admitClient(on: Mounting, { actor, meta }: Caller): Promise<void> {
  if (!actor?.client) return
  if (!meta.isFrom(actor.client.addresses)) throw addressNotAllowed()
  await on.usage.count(actor.client)
}

/** Counts the other entries of a call with several, once the body shows how many there are. */
async function spendRest(
  on: Mounting,
  { rate = 'list', each = '' }: EndpointSpec,
  ctx: Ctx,
  { body, reply }: { body: unknown; reply: FastifyReply },
): Promise<void> {
  const list: unknown = (body as Record<string, unknown>)[each]
  const more = Array.isArray(list) ? list.length - 1 : 0
  if (more < 1) return
  await on.rates.spend(rate, { ip: ctx.meta.ip, userId: ctx.actor?.id }, tellAllowance(reply), more)
  if (ctx.actor?.client) await on.usage.count(ctx.actor.client, more)
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  time: () => Deadline
}

async function answerTo(
  on: Mounting,
  route: Route,
  ctx: Ctx,
  { request, reply, time }: Exchange,
): Promise<{ bytes: Bytes } | { text: string } | { opening: string; written: Written }> {
  const { endpoint } = route
  if (endpoint.reply === 'binary') countDownload(on, endpoint.rate === 'transfer', ctx, reply)
  const given = await inputOf(on, endpoint, request, reply)
  if (endpoint.each !== undefined) await time().hold(spendRest(on, endpoint, ctx, { body: given.body, reply }))
  if (endpoint.effect === 'write') {
    const key = endpoint.idempotent ? readKey(request.headers['idempotency-key']) : undefined
    const left = time()
    const result = await left.hold(writeBy(on.db, route, ctx, given, { key, time: left }))
    return { text: JSON.stringify(endpoint.reply === 'bare' ? result : envelope(endpoint, ctx, result)) }
  }
  const read = () => readBy(on, route, ctx, { given, reply })
  const answer = await (endpoint.rate === 'transfer' ? read() : time().hold(read()))
  if (answer instanceof Written) return { opening: openingFor(ctx), written: answer }
  if (endpoint.reply !== 'binary') return { text: answerText(endpoint, ctx, answer) }
  return { bytes: await time().hold(marked(on, ctx, answer as Bytes)) }
}

/** An export reads from the database while its reader takes it: the slot and the connection are held until then, and a slow reader is cut off sooner. */
function holdWhileRead(on: Mounting, reply: FastifyReply, release: () => void): void {
  const { raw } = reply
  if (raw.closed) return release()
  const { socket } = raw
  if (socket) on.readers.expect(socket, leastOfExports)
  raw.once('close', () => {
    if (socket) on.readers.expect(socket, undefined)
    release()
  })
}

/** Whether the caller has closed the connection. Requests made inside the process have none that could close. */
const isGone = ({ raw }: FastifyRequest): boolean => (raw.socket as Socket | undefined)?.destroyed === true

/** Writes the answer, or begins to stream it. The slot is freed when the work ends, before the reader has taken the answer. */
async function inPlace(on: Mounting, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const kind = workClassOf(route.endpoint)
  const whole = deadline()
  const release = await on.admission.enter(kind, lineOf(on, route.endpoint, request))
  let isHeld = false
  try {
    // Callers who left while their call waited get nothing done: it would take the place of those who are still there.
    if (isGone(request)) throw busy()
    const answer = await work(on, route, request, reply, kind === 'transfer' ? () => deadline() : () => whole)
    if (!('bytes' in answer)) return answer
    isHeld = kind === 'transfer' && answer.bytes.stream instanceof Readable
    if (isHeld) holdWhileRead(on, reply, release)
    return answer
  } finally {
    if (!isHeld) release()
  }
}

/** Proxies in between are to pass each event on at once, as it is. */
const ofStreams = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' } as const

/** The fastify handler of a route. */
export const mount =
  (on: Mounting, route: Route): RouteHandlerMethod =>
  async (request, reply) => {
    if (route.endpoint.waits) {
      const answer = () => inPlace(on, route, request, reply)
      const stream = await listen(on.listeners, route.endpoint, { request, reply, answer })
      if (stream) return reply.type('text/event-stream').headers(ofStreams).send(stream)
    }
    const answer = await inPlace(on, route, request, reply)
    if ('written' in answer) return sendWritten(request, reply, answer.opening, answer.written)
    if ('text' in answer && route.endpoint.lasting) return sendLasting(request, reply, answer.text)
    if ('text' in answer) return reply.type('application/json; charset=utf-8').send(answer.text)
    await sendBytes(request, reply, answer.bytes)
    return reply
  }

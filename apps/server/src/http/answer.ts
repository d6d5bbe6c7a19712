// How successful answers leave the server: in the envelope, or as bytes.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Ctx } from '../access/ctx.ts'
import type { Bytes } from './handle.ts'
import { untellCached } from './open/allowance.ts'

/** Removes every field that the declaration does not name. */
export const stripped = (endpoint: EndpointSpec, answer: unknown): unknown =>
  endpoint.output ? endpoint.output.parse(answer) : null

/** The data of an answer as sent, to be stored and sent again. */
export const writtenBy = (endpoint: EndpointSpec, answer: unknown): string => JSON.stringify(stripped(endpoint, answer))

/** The mark of an answer that browsers may cache: another version of the product that answers differently has another mark. */
const markOf = (answer: string | Buffer): string =>
  `"${createHash('sha256').update(answer).digest('base64url').slice(0, 27)}"`

const knows = (request: FastifyRequest, mark: string): boolean =>
  request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === mark) ?? false

/** Marks bytes that browsers request repeatedly; returns whether the caller has the present ones. A mark decides before a time. */
function isKnown(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, changedAt: Date): boolean {
  const mark = markOf(bytes)
  void reply.headers({ etag: mark, 'last-modified': changedAt.toUTCString(), vary: 'Accept-Language' })
  if (request.headers['if-none-match'] !== undefined) return knows(request, mark)
  // Comparisons with a time that cannot be parsed are false.
  return Date.parse(request.headers['if-modified-since'] ?? '') >= Math.floor(changedAt.getTime() / 1_000) * 1_000
}

function send(reply: FastifyReply, headers: Record<string, string>, stream?: Bytes['stream']): void {
  void reply.headers(headers)
  untellCached(reply)
  void reply.send(stream)
}

/** Resolves when the sending has begun; waiting for the reply would wait for the reader to take it all. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Bytes): Promise<void> {
  if (bytes.after) await bytes.after
  const { changedAt, stream } = bytes
  if (changedAt && Buffer.isBuffer(stream) && isKnown(request, reply, stream, changedAt))
    return send(reply.code(304), { ...bytes.headers })
  if (bytes.status) void reply.code(bytes.status)
  if (bytes.fileName)
    void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(bytes.fileName)}`)
  if (bytes.length !== undefined) void reply.header('content-length', bytes.length)
  send(reply, { 'content-type': bytes.mime, ...bytes.headers }, bytes.stream)
}

/**
 * Sends an answer that the browser may cache: 304 says that its copy is current, even under a newer token. The caller's
 * right was checked before, as for every answer.
 */
export function sendLasting(request: FastifyRequest, reply: FastifyReply, answer: string): FastifyReply {
  const mark = markOf(answer)
  void reply.headers({ etag: mark, 'cache-control': 'private, no-cache', vary: 'Accept-Language' })
  return knows(request, mark) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(answer)
}

const done = ['操作成功', 'Done'] as const

/** Success on the wire. The two dictionary reads answer `message` too (docs/rules/wire.md#dictionary-reads). */
export function envelope(endpoint: EndpointSpec, ctx: Ctx, data: unknown) {
  const msg = ctx.say(done)
  return {
    code: 200,
    msg,
    ...(endpoint.path.startsWith('/api/system/dict/') && endpoint.effect === 'read' ? { message: msg } : {}),
    data: data ?? null,
  }
}

/** The envelope of a read, as text. */
export const answerText = (endpoint: EndpointSpec, ctx: Ctx, answer: unknown): string =>
  JSON.stringify(envelope(endpoint, ctx, stripped(endpoint, answer)))

/** The envelope of a read up to its data, which was written before. */
export const openingFor = (ctx: Ctx): string => `{"code":200,"msg":${JSON.stringify(ctx.say(done))},"data":`

// Successful answers as they leave the server: the envelope, or bytes.
import type { FastifyReply } from 'fastify'
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Ctx } from '../access/ctx.ts'
import type { Bytes } from './handle.ts'

/** Nothing leaves the server that the declaration does not name. */
export const stripped = (endpoint: EndpointSpec, answer: unknown): unknown =>
  endpoint.output ? endpoint.output.parse(answer) : null

/** Resolves when the sending has begun; a reply that is waited for would mean the reader's taking. */
export async function sendBytes(reply: FastifyReply, bytes: Bytes): Promise<void> {
  if (bytes.after) await bytes.after
  if (bytes.status) void reply.code(bytes.status)
  if (bytes.fileName)
    void reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(bytes.fileName)}`)
  if (bytes.length !== undefined) void reply.header('content-length', bytes.length)
  void reply.headers({ 'content-type': bytes.mime, ...bytes.headers }).send(bytes.stream)
}

/** Success on the wire. The two dictionary reads answer `message` too (decision 6). */
export function envelope(endpoint: EndpointSpec, ctx: Ctx, data: unknown) {
  const msg = ctx.say(['操作成功', 'Done'])
  return {
    code: 200,
    msg,
    ...(endpoint.path.startsWith('/api/system/dict/') && endpoint.effect === 'read' ? { message: msg } : {}),
    data: data ?? null,
  }
}

// Sends an answer that was written before, as bytes or packed, as the caller takes it.
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzipOf } from './gzip.ts'
import type { Written } from './written.ts'

/** How answers may be packed, the best one first: brotli takes longer than it gains for answers of this size. */
export const encodings: ('gzip' | 'identity')[] = ['gzip', 'identity']

/** Bytes below which an answer is not packed. */
export const leastPacked = 1_024

/** Whether the caller takes gzip, as the answers that are packed on their way are decided too (@fastify/compress). */
function takesGzip({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string' || headers['x-no-compression'] !== undefined) return false
  return negotiate(accepted.toLowerCase().replace(/\*|x-gzip/g, 'gzip'), encodings) === 'gzip'
}

/** `opening`: the envelope up to its data. Resolves when the answer is given to the connection. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: string,
  { begin, rest }: Written,
): Promise<FastifyReply> {
  const first = Buffer.from(opening + begin)
  const length = first.length + rest.bytes.length
  void reply.type('application/json; charset=utf-8')
  if (length < leastPacked || !takesGzip(request)) return reply.send(Buffer.concat([first, rest.bytes], length))
  const packed = await rest.packed()
  void reply.headers({ 'content-encoding': 'gzip', vary: [reply.getHeader('vary'), 'accept-encoding'].join(', ') })
  return reply.send(gzipOf(first, { bytes: rest.bytes, packed }))
}

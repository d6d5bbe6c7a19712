// What came with a request, received and judged by its endpoint's declaration, as the handler gets it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badFields, mostProblems } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { countErrors, fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import { withoutUnasked } from '@register/contract/page'
import type { z } from 'zod'
import { basicOf } from './bare/basic.ts'
import { cookiesOf } from './cookies.ts'
import type { Route, UploadedFile } from './handle.ts'
import { cleaned, refuseHidden } from './hiddenCharacters.ts'
import { receive } from './multipart.ts'

function parse(schema: z.ZodType | undefined, value: unknown, from: 'path' | 'query' | 'body'): unknown {
  if (!schema) return undefined
  const label = (path: string) => labelIn(schema, path, value)
  refuseHidden(value, from, label)
  // Without the input an issue cannot tell a missing value from a wrong one.
  const result = schema.safeParse(withoutUnasked(schema, cleaned(value)), { reportInput: true })
  if (!result.success)
    throw badFields(fieldErrors(result.error.issues, label, mostProblems), countErrors(result.error.issues))
  return result.data
}

/** What a handler is given. */
export type Prepared = Parameters<Route['run']>[1]

export interface Receiving {
  publicUrl: string | undefined
  /** Shows an uploaded file to a scanner, which refuses it or not. */
  scan: ((bytes: Buffer) => Promise<void>) | undefined
}

/** Receives and judges everything that came with a request; refuses the first twenty problems by name. */
export async function inputOf(
  on: Receiving,
  endpoint: EndpointSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared> {
  let file: UploadedFile | undefined
  let body: unknown = request.body ?? {}
  if (endpoint.upload) {
    const received = await receive(request, endpoint.upload.below)
    await on.scan?.(received.file.bytes)
    file = received.file
    body = received.fields
  }
  const parsed = {
    params: parse(endpoint.params, request.params, 'path'),
    query: parse(endpoint.query, request.query, 'query'),
    body: parse(endpoint.body, body, 'body'),
  }
  // The declaration gives these their types again in the handler; here they are only passed on.
  const passedOn = {
    ...parsed,
    file,
    cookies: cookiesOf(request, reply, on.publicUrl),
    basic: basicOf(request),
    // Made only on demand: an abort at the end of every answer would cost more than reading its input.
    get signal() {
      return hangUp(reply)
    },
  }
  return passedOn as unknown as Prepared
}

/** Aborts when the caller hangs up, or the answer has ended. */
function hangUp(reply: FastifyReply): AbortSignal {
  const hungUp = new AbortController()
  if (reply.raw.closed) hungUp.abort()
  else reply.raw.once('close', () => hungUp.abort())
  return hungUp.signal
}

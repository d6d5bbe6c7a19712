// Receives everything that comes with a request and checks it against its endpoint's declaration, for the handler.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badFields, mostProblems } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { countErrors, fieldErrors } from '@register/contract/messages/issues'
import { labelIn, saidIn } from '@register/contract/messages/labels'
import { withoutUnasked } from '@register/contract/page'
import type { z } from 'zod'
import { cookiesOf } from './cookies.ts'
import type { Route, UploadedFile } from './handle.ts'
import { cleaned, refuseHidden } from './hiddenCharacters.ts'
import { receive } from './multipart.ts'

// Reads name and password of HTTP Basic authentication as RFC 6749 (2.3.1) has clients send them: each encoded as in a form.
const basic = /^Basic ([A-Za-z0-9+/]{1,1024}={0,2})$/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Undefined when the call has none, or a header that cannot be read. */
function basicOf({ headers }: FastifyRequest): { name: string; password: string } | undefined {
  const [, encoded] = basic.exec(headers.authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { name: decoded(text.slice(0, colon)), password: decoded(text.slice(colon + 1)) }
}

/** The value as its declaration completes it. Throws the refusal that names what is wrong, the first twenty problems. */
export function checked(schema: z.ZodType | undefined, value: unknown, from: 'path' | 'query' | 'body'): unknown {
  if (!schema) return undefined
  const label = (path: string) => labelIn(schema, path, value)
  refuseHidden(value, from, label)
  // Without the input an issue does not show whether a value is missing or wrong.
  const result = schema.safeParse(withoutUnasked(schema, cleaned(value)), { reportInput: true })
  if (!result.success)
    throw badFields(
      fieldErrors(result.error.issues, label, mostProblems, (path) => saidIn(schema, path, value).words),
      countErrors(result.error.issues),
    )
  return result.data
}

/** The second argument of a handler. */
export type Prepared = Parameters<Route['run']>[1]

export interface Receiving {
  publicUrl: string | undefined
  /** Has a scanner check an uploaded file, and throws when the scanner refuses it. */
  scan: ((bytes: Buffer) => Promise<void>) | undefined
}

/** The parameters of the path; one that is its rest has the name that the declaration gives it. */
function paramsOf({ path }: EndpointSpec, { params }: FastifyRequest): unknown {
  const [, rest] = /\{\+(\w+)\}$/.exec(path) ?? []
  if (rest === undefined) return params
  const { '*': value, ...others } = params as Record<string, string>
  return { ...others, [rest]: value }
}

/** Receives and checks the whole input of a request; refuses the first twenty problems by name. */
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
    params: checked(endpoint.params, paramsOf(endpoint, request), 'path'),
    query: checked(endpoint.query, request.query, 'query'),
    body: checked(endpoint.body, body, 'body'),
  }
  // The declaration gives these their types again in the handler; here they have none.
  const passedOn = {
    ...parsed,
    file,
    cookies: cookiesOf(request, reply, on.publicUrl),
    basic: basicOf(request),
    // Made only on demand, because an abort at the end of every answer would cost more than reading its input.
    get signal() {
      return hangUp(reply)
    },
  }
  return passedOn as unknown as Prepared
}

/** Aborts when the caller disconnects, or the answer has ended. */
function hangUp(reply: FastifyReply): AbortSignal {
  const hungUp = new AbortController()
  if (reply.raw.closed) hungUp.abort()
  else reply.raw.once('close', () => hungUp.abort())
  return hungUp.signal
}

// Endpoints that follow RFC 6749: bodies as forms, and refusals in its format as well as ours.
import type { FastifyInstance } from 'fastify'
import { Failure } from '@register/contract/errors'
import type { FailureReply } from '../failures.ts'

const twice = (name: string): Failure =>
  new Failure(400, [`参数 ${name} 出现了多次`, `The parameter ${name} is there more than once`])

/** Accepts forms on the routes of this instance alone. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const given = [...new URLSearchParams(String(body))]
    const names = given.map(([name]) => name)
    const again = names.find((name, at) => names.indexOf(name) !== at)
    if (again !== undefined) done(twice(again.slice(0, 80)))
    else done(null, Object.fromEntries(given))
  })
}

/** The text of a description: visible ASCII without quotes and backslashes, as the standard demands. */
const described = (text: string): string => text.replaceAll(/[^\x20-\x7e]|["\\]/g, '').slice(0, 500)

const errorOf = (status: number, data: unknown): string => {
  if (typeof data === 'object' && data !== null && 'error' in data) return String(data.error)
  if (status >= 500) return status === 503 ? 'temporarily_unavailable' : 'server_error'
  return status === 429 ? 'temporarily_unavailable' : 'invalid_request'
}

/** `english`: what went wrong, in English, because the standard allows ASCII only. */
export function bareRefusal(answer: FailureReply, english: string): FailureReply {
  const { status, headers, body } = answer
  const error = errorOf(status, body.data)
  return {
    status,
    headers: { ...headers, ...(status === 401 ? { 'www-authenticate': 'Basic realm="type-test-register"' } : {}) },
    body: { error, error_description: described(english), ...body, data: null },
  }
}

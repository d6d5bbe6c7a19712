// Reads name and password of HTTP Basic authentication as RFC 6749 (2.3.1) has clients send them: each encoded as in a form.
import type { FastifyRequest } from 'fastify'

const basic = /^Basic ([A-Za-z0-9+/]{1,1024}={0,2})$/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Undefined when the call has none, or a header that cannot be read. */
export function basicOf({ headers }: FastifyRequest): { name: string; password: string } | undefined {
  const [, encoded] = basic.exec(headers.authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { name: decoded(text.slice(0, colon)), password: decoded(text.slice(colon + 1)) }
}

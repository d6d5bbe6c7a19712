// Refresh secrets: random, with the session's own mark and a seal, so that the server knows its own before it asks the database (docs/decisions/0140-a-lost-reply-and-a-stolen-cookie.md).
import { randomBytes } from 'node:crypto'
import { sameText, type Secrets } from '../secrets.ts'

const sealOf = (secrets: Secrets, text: string): string =>
  secrets.mac('refresh', text).subarray(0, 16).toString('base64url')

/** `mark`: that of the session's former secret; a new session gets a mark of its own. */
export function makeRefresh(secrets: Secrets, mark = randomBytes(12).toString('base64url')): string {
  const text = `${mark}.${randomBytes(32).toString('base64url')}`
  return `${text}.${sealOf(secrets, text)}`
}

/** The mark of the session whose secret this is; undefined for everything that this register has not made, and for secrets of before it marked them. */
export function markOf(secrets: Secrets, secret: string | undefined): string | undefined {
  const [, text, mark, seal] = /^(([\w-]{16})\.[\w-]{43})\.([\w-]{22})$/.exec(secret ?? '') ?? []
  return text !== undefined && seal !== undefined && sameText(seal, sealOf(secrets, text)) ? mark : undefined
}

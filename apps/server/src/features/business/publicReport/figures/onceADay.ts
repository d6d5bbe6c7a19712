// Tells whether a visitor looks a record up for the first time today, because a page that is opened again must not make its record look popular.
import { hash, randomBytes } from 'node:crypto'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx } from '../../../../access/ctx.ts'

/** Look-ups that are remembered; with more on one day, the count begins to take some twice. */
const most = 200_000

/**
 * A visitor is an address with a browser, and nothing of both is kept: only a hash with a salt that is thrown away at
 * midnight in Shanghai. Each instance remembers its own visitors.
 */
export function onceADay(): (ctx: Pick<Ctx, 'meta'>, id: number) => boolean {
  let day = ''
  let salt = ''
  const seen = new Set<string>()
  return ({ meta: { ip, userAgent } }, id) => {
    const today = shanghaiDay()
    if (today !== day || seen.size >= most) {
      day = today
      salt = randomBytes(16).toString('base64url')
      seen.clear()
    }
    const key = hash('sha256', JSON.stringify([salt, ip, userAgent, id]), 'base64url').slice(0, 22)
    return seen.size < seen.add(key).size
  }
}

// The steps when the process begins to listen and when it ends, in order.
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Refusals } from './access/guard/refusals.ts'
import type { Counter } from './db/counter.ts'
import type { Presence } from './db/presence/presence.ts'
import type { heartbeatOf } from './features/system/state/service.ts'

interface Parts {
  http: FastifyInstance
  log: Logger
  heart: ReturnType<typeof heartbeatOf>
  /** By which other processes know that this one serves. */
  here: Presence
  refusals: Refusals
  checks: Counter
  reads: Counter
  usage: { flush: () => Promise<unknown> }
}

export function lifecycle({ http, log, heart, here, refusals, checks, reads, usage }: Parts): void {
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  // Records the start at once, not only after the first ten seconds, with the number by which its end is known at once.
  const record = async () => {
    await here.begin().catch(warn('the connection that shows this process was not made'))
    await heart.beat().catch(warn('the start of this process was not recorded'))
  }
  let recorded = Promise.resolve()
  http.addHook('onListen', () => (recorded = record()))
  // One that ends in the moment it has begun would otherwise be put on record after it was taken off.
  http.addHook('onClose', () => recorded.then(() => heart.stop()))
  http.addHook('onClose', () => refusals.flush('all'))
  http.addHook('onClose', () => here.end())
  http.addHook('onClose', () => checks.flush().catch(warn('look-up counts were lost')))
  http.addHook('onClose', () => reads.flush().catch(warn('counts of reads of notices were lost')))
  http.addHook('onClose', async () => void (await usage.flush().catch(warn('counts of calls of clients were lost'))))
}

// The steps when the process begins to listen and when it ends, in order.
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Refusals } from './access/guard/refusals.ts'
import type { Counter } from './db/counter.ts'
import type { heartbeatOf } from './features/system/state/service.ts'
import type { Engine } from './jobs/engine.ts'

interface Parts {
  http: FastifyInstance
  log: Logger
  heart: ReturnType<typeof heartbeatOf>
  engine: Engine
  refusals: Refusals
  checks: Counter
  reads: Counter
  usage: { flush: () => Promise<unknown> }
}

export function lifecycle({ http, log, heart, engine, refusals, checks, reads, usage }: Parts): void {
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  // Records the start at once, not only after the first ten seconds.
  http.addHook('onListen', () => heart.beat().catch(warn('the start of this process was not recorded')))
  http.addHook('onListen', () => engine.start().catch(warn('the engine of jobs did not start')))
  http.addHook('onClose', () => heart.stop())
  http.addHook('onClose', () => refusals.flush('all'))
  // After the running requests have been answered, so that none of them starts another job.
  http.addHook('onClose', () => engine.close())
  http.addHook('onClose', () => checks.flush().catch(warn('look-up counts were lost')))
  http.addHook('onClose', () => reads.flush().catch(warn('counts of reads of notices were lost')))
  http.addHook('onClose', async () => void (await usage.flush().catch(warn('counts of calls of clients were lost'))))
}

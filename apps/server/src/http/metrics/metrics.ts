// Metrics of the server for Prometheus. They need METRICS_TOKEN, because an address proves nothing behind a proxy that adds no header.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { noSuchPath } from '@register/contract/errors'
import type { SystemState } from '@register/contract/system/state'
import { sameText } from '../../access/secrets.ts'
import type { PublicReads } from '../../db/standby/publicReads.ts'
import type { Admission } from '../limits/admission.ts'
import { deadline } from '../limits/deadline.ts'
import type { Listeners } from '../open/listeners.ts'
import { registerGauges } from './state.ts'

interface Measured {
  admission: Admission
  publicReads: PublicReads
  listeners: Listeners
  metrics: Metrics
}

export interface Metrics {
  /** What a collector must send; without it the path does not exist. */
  token: string | undefined
  /** The state of the register, read once for each collection; fails while the database does not answer. */
  state: () => Promise<SystemState>
}

export function serveMetrics(
  app: FastifyInstance,
  { admission, listeners, publicReads, metrics: { token, state } }: Measured,
): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers: [register],
  })
  const refused = new Counter({
    name: 'http_anonymous_refused_total',
    help: 'Refused calls of strangers',
    registers: [register],
  })
  void new Gauge({
    name: 'http_running',
    help: 'Requests at work',
    labelNames: ['work'],
    registers: [register],
    collect() {
      for (const [work, count] of Object.entries(admission.running())) this.set({ work }, count)
      this.set({ work: 'waiting' }, listeners.count())
    },
  })
  void new Counter({
    name: 'register_public_reads_total',
    help: 'Reads of strangers by where they were answered; asOf: by a standby without its primary, behind: by the primary because the standby was behind or away',
    labelNames: ['place'],
    registers: [register],
    collect() {
      this.reset()
      for (const [place, count] of Object.entries(publicReads.answered())) this.inc({ place }, count)
    },
  })
  const show = registerGauges(register)
  let reading: Promise<SystemState> | undefined
  /** Collectors that come while one reading lasts share it, so that a frozen database does not take a connection for each. */
  const read = () => {
    reading ??= state().finally(() => (reading = undefined))
    // Less than collectors wait, who would otherwise take the process for dead.
    return deadline(3_000).hold(reading)
  }
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1_000)
    if (reply.statusCode === 401) refused.inc()
    done()
  })
  app.get('/metrics', async (request, reply) => {
    // A caller without the token does not learn that the path exists.
    if (!token || !sameText(request.headers.authorization ?? '', `Bearer ${token}`)) throw noSuchPath()
    // Figures of the process are of most use while the database is away, so that its failure is a figure too.
    show(await read().catch(() => undefined))
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}

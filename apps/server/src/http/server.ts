// The HTTP server: time-outs, headers, health and metrics. Recipe: slow clients are cut, idle sockets drained.
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndpointSpec } from '@register/contract/endpoint'
import { noSuchPath } from '@register/contract/errors'
import { langOf } from '@register/contract/phrase'
import type { Logger } from 'pino'
import { deadline } from './deadline.ts'
import { drainOnClose } from './drain.ts'
import { failureReply, knownFailure } from './failures.ts'
import type { Route } from './handle.ts'
import { mount, type Mounting } from './mount.ts'

export interface ServerOptions extends Mounting {
  routes: readonly Route[]
  log: Logger
  trustProxy: boolean | string[]
}

/** /api/file/{id} in fastify's spelling. */
const fastifyPath = (endpoint: EndpointSpec) => endpoint.path.replace(/\{(\w+)\}/g, ':$1')

/** A trace id: 48 random bits, short enough to be read over the telephone. */
const traceId = (): string => randomUUID().slice(-12)

function measure(app: FastifyInstance, on: ServerOptions): void {
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
      for (const [work, count] of Object.entries(on.admission.running())) this.set({ work }, count)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1_000)
    if (reply.statusCode === 401) refused.inc()
    done()
  })
  // Figures about the house are for its own machine: a collector on another one goes through a proxy path of the operator's.
  const local = /^(::1|127\.|::ffff:127\.)/
  app.get('/metrics', async (request, reply) => {
    if (!local.test(request.socket.remoteAddress ?? '') || request.headers['x-forwarded-for']) throw noSuchPath()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

export async function httpServer(on: ServerOptions): Promise<FastifyInstance> {
  // Fastify's own, narrower type; otherwise every handler's type would carry the logger's.
  const loggerInstance: FastifyBaseLogger = on.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: traceId,
    trustProxy: on.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: true,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  })
  await app.register(cookie)
  // Requests come plain: unpacking them would let a small one grow past every limit.
  await app.register(compress, { globalDecompression: false, threshold: 1_024, encodings: ['gzip', 'identity'] })
  await app.register(multipart)

  const draining = drainOnClose(app)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders)
    if (request.protocol === 'https')
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/'))
      void reply.headers({
        'cache-control': 'no-store',
        vary: 'Authorization, Accept-Language',
        'x-trace-id': request.id,
      })
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    const answer = failureReply(error, langOf(request.headers['accept-language']), request.id)
    if (!knownFailure(error)) request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected failure')
    void reply.code(answer.status).headers(answer.headers).send(answer.body)
  })
  // A mistyped address in a browser leads to the site's own page for it; everybody else hears it in the envelope.
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html')
    if (page) return reply.redirect('/#/no-such-page')
    throw noSuchPath()
  })
  app.get('/live', () => ({ live: true }))
  app.get('/ready', async (_, reply) => {
    const ready =
      !draining() &&
      (await deadline(3_000)
        .hold(sql`select 1`.execute(on.db))
        .then(
          () => true,
          () => false,
        ))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  measure(app, on)
  for (const route of on.routes)
    app.route({ method: route.endpoint.method, url: fastifyPath(route.endpoint), handler: mount(on, route) })
  return app
}

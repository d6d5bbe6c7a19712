// The HTTP server: time-outs, bounds, health and routes. It cuts off slow clients and drains idle sockets.
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import fastify, {
  LogController,
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { sql } from 'kysely'
import { bodyLimitOf } from '@register/contract/input/bodyLimit'
import type { EndpointSpec } from '@register/contract/endpoint'
import { noSuchPath } from '@register/contract/errors'
import { traceOf } from '@register/contract/log/trace'
import { langOf } from '@register/contract/phrase'
import type { Logger } from 'pino'
import type { TrustedProxies } from '../config/parsed.ts'
import { bareRefusal, acceptForms } from './bare/bare.ts'
import { boundConnections } from './limits/crowd.ts'
import { deadline } from './limits/deadline.ts'
import { drainOnClose } from './limits/drain.ts'
import { codeOf, failureReply, knownFailure } from './failures.ts'
import type { Route } from './handle.ts'
import { securityHeaders, sendSecurityHeaders } from './headers.ts'
import { refuseEarly } from './line/early.ts'
import { serveMetrics, type Metrics } from './metrics/metrics.ts'
import { mount, type Mounting } from './mount.ts'
import { untellOthers } from './open/allowance.ts'
import { openToSites } from './open/sites.ts'
import { peerOf } from './peer.ts'
import { cutSlowReaders } from './limits/readers.ts'
import { closeUnread, hasBody } from './limits/unread.ts'
import { encodings, leastPacked } from './written/send.ts'

export interface ServerOptions extends Omit<Mounting, 'readers'> {
  routes: readonly Route[]
  log: Logger
  trustProxy: TrustedProxies
  /** Whether one address may only have a limited number of connections. */
  boundAddresses: boolean
  metrics: Metrics
  /** Whether the register is a demonstration. */
  demo: boolean
  /** Makes the server that calls this handler; the start passes the one that has the port already. */
  serverFor?: ((handler: RequestListener) => Server) | undefined
}

/** The path of an endpoint in fastify's spelling: /api/file/:id for /api/file/{id}. */
const fastifyPath = ({ path }: EndpointSpec) => path.replace(/\{\+\w+\}$/, '*').replace(/\{(\w+)\}/g, ':$1')

/** A number counts proxies from the server outwards, because an entry further left in the header may be forged. */
const trusting = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies

/** Random digits out of an id, because node makes those ahead and for many at once. */
const traceId = (): string => traceOf(new Date(), randomUUID().slice(0, 6))

/** Refuses an address that sends many bodies to be refused for a while, because reading them costs as much as good ones. */
function refuseAnnoyingBodies(app: FastifyInstance, { rates }: ServerOptions): void {
  app.addHook('onRequest', async (request) => {
    if (hasBody(request)) await rates.refuseAnnoying('refusedBody', peerOf(request).ip)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (hasBody(request) && [400, 413, 422].includes(reply.statusCode))
      await rates.count('refusedBody', peerOf(request).ip)
  })
}

/** Answers input that is no HTTP, or came too slowly: no request exists yet, so the answer is written by hand. */
function refuseNoRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, words] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', '请求超时 · The request took too long']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', '请求头过大 · The headers are too large']
        : ['400 Bad Request', '请求不正确 · The request is not valid']
  const body = JSON.stringify({ code: Number(status.slice(0, 3)), msg: words, data: null })
  const headers = { ...securityHeaders, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status}`, ...lines, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
  socket.destroySoon()
}

/** Headers of an answer of bytes that a refusal in its place must not have. */
const ofFile = ['content-type', 'content-length', 'content-disposition', 'etag', 'last-modified']

/** Cuts off clients that are slow to send a request; milliseconds. */
export const serverOf = (handler: RequestListener): Server =>
  createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 },
    handler,
  )

export async function httpServer(on: ServerOptions): Promise<FastifyInstance> {
  // Typed as fastify's own, narrower type; otherwise every handler's type would contain the logger's.
  const loggerInstance: FastifyBaseLogger = on.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: traceId,
    trustProxy: trusting(on.trustProxy),
    // For unknown addresses; endpoints set their own limit.
    bodyLimit: 16 * 1024,
    serverFactory: on.serverFor ?? serverOf,
    return503OnClosing: false,
    clientErrorHandler: refuseNoRequest,
    // Invalid addresses never reach the hooks.
    frameworkErrors(error: Error, request: FastifyRequest, reply: FastifyReply) {
      const answer = failureReply(error, langOf(request.headers['accept-language']), request.id)
      void reply
        .code(answer.status)
        .headers({ ...securityHeaders, ...answer.headers })
        .send(answer.body)
    },
    // Two hundred ids of fifteen digits with commas between them, the longest batch; every endpoint limits its own.
    routerOptions: { maxParamLength: 3_200 },
    forceCloseConnections: true,
  })
  await app.register(cookie)
  // Requests must not be compressed: unpacking would let a small one grow past every limit.
  await app.register(compress, { globalDecompression: false, threshold: leastPacked, encodings })
  await app.register(multipart)

  const bare = new Set(
    on.routes
      .filter(({ endpoint }) => endpoint.reply === 'bare')
      .map(({ endpoint }) => `${endpoint.method} ${fastifyPath(endpoint)}`),
  )
  // Before the answers that are under way are waited for.
  app.addHook('preClose', async () => on.listeners.end())
  const draining = drainOnClose(app)
  sendSecurityHeaders(app, on.publicUrl, on.demo)
  openToSites(
    app,
    on.routes.map(({ endpoint }) => ({ ...endpoint, url: fastifyPath(endpoint) })),
  )
  closeUnread(app)
  refuseAnnoyingBodies(app, on)
  app.setErrorHandler((error, request, reply) => {
    const { bodyLimit, url } = request.routeOptions
    const lang = langOf(request.headers['accept-language'])
    const usual = failureReply(error, lang, request.id, bodyLimit)
    const answer = bare.has(`${request.method} ${url}`)
      ? bareRefusal(usual, failureReply(error, 'en', request.id, bodyLimit).body.msg)
      : usual
    // A reader who disconnects during an answer is not an error of the server.
    const left = request.raw.socket.destroyed && codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!left && !knownFailure(error)) request.log.error({ err: error, route: url }, 'unexpected failure')
    // A file that turns out to be damaged has been announced with its length, its name and for how long it may be kept.
    for (const name of ofFile) reply.removeHeader(name)
    untellOthers(reply, answer)
    void reply
      .code(answer.status)
      .headers({ ...answer.headers, 'cache-control': 'no-store' })
      .send(answer.body)
  })
  // A browser is redirected from a mistyped address to the site's page for it; other clients get 404 in the envelope.
  app.setNotFoundHandler((request, reply) => {
    // What is not there today may be there tomorrow: no cache in between may say otherwise.
    void reply.header('cache-control', 'no-store')
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html')
    if (page) return reply.redirect('/#/no-such-page')
    throw noSuchPath()
  })
  app.get('/live', () => ({ live: true }))
  // For balancers: without its database an instance answers in sentences, and what needs none it serves.
  app.get('/serving', (_, reply) => reply.code(draining() ? 503 : 200).send({ serving: !draining() }))
  app.get('/ready', async (_, reply) => {
    const ready =
      !draining() &&
      (await deadline(3_000)
        .hold(sql<{ writes: boolean }>`select not pg_is_in_recovery() as writes`.execute(on.db))
        .then(
          ({ rows: [row] }) => row?.writes === true,
          () => false,
        ))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  serveMetrics(app, on)
  const mounting: Mounting = { ...on, readers: cutSlowReaders(app.server) }
  if (on.boundAddresses) boundConnections(app.server, on.trustProxy)
  const routeOn = (instance: FastifyInstance, route: Route) =>
    instance.route({
      method: route.endpoint.method,
      url: fastifyPath(route.endpoint),
      bodyLimit: bodyLimitOf(route.endpoint),
      onRequest: refuseEarly(on, route.endpoint),
      handler: mount(mounting, route),
    })
  for (const route of on.routes.filter(({ endpoint }) => !endpoint.form)) routeOn(app, route)
  await app.register(async (forms) => {
    acceptForms(forms)
    for (const route of on.routes.filter(({ endpoint }) => endpoint.form)) routeOn(forms, route)
  })
  return app
}

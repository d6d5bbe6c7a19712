// The port is taken before anything else is begun, and answers that the register is starting until the application takes over.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { securityHeaders } from '../http/headers.ts'
import { serverOf } from '../http/server.ts'

const words = ['系统正在启动，请稍候', 'The register is starting, please wait'] as const
/** Seconds after which a reader should try again. */
const retryAfter = 5

const page = `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${retryAfter}">
<title>${words.join(' · ')}</title><main><h1>${words[0]}…</h1><p lang="en">${words[1]} …</p></main></html>`

/** `/live` says that the process lives; everything else is 503, for a person as a page that looks again by itself. */
function answerStarting(request: IncomingMessage, reply: ServerResponse): void {
  const path = request.url?.split('?')[0]
  const send = (status: number, type: string, body: string) =>
    reply
      .writeHead(status, {
        ...securityHeaders,
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        ...(status === 503 ? { 'retry-after': String(retryAfter), connection: 'close' } : {}),
      })
      .end(body)
  const json = 'application/json'
  if (path === '/live') send(200, json, JSON.stringify({ live: true }))
  else if (path === '/ready') send(503, json, JSON.stringify({ ready: false }))
  else if (request.headers.accept?.includes('text/html') && !path?.startsWith('/api/')) send(503, 'text/html', page)
  else send(503, json, JSON.stringify({ code: 503, msg: `${words[0]} · ${words[1]}`, data: null }))
}

export interface TakenPort {
  /** Scheme, host and port. */
  address: string
  /** What fastify calls its factory: once it listens the application answers. */
  handOver: (handler: RequestListener) => Server
  close: () => Promise<void>
}

/** Rejects with the system's error when the port cannot be had. `port` 0 takes any free one. */
export async function takePort(port: number, host: string): Promise<TakenPort> {
  const server = serverOf(answerStarting)
  server.listen(port, host)
  await once(server, 'listening')
  const at = server.address() as AddressInfo
  return {
    address: `http://${at.family === 'IPv6' ? `[${at.address}]` : host}:${at.port}`,
    handOver(handler) {
      // Fastify calls this when the application is complete: not before may a request reach it. It listens already.
      server.listen = () => {
        server.off('request', answerStarting).on('request', handler)
        queueMicrotask(() => server.emit('listening'))
        return server
      }
      return server
    },
    async close() {
      server.closeAllConnections()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

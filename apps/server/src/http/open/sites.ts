// Lets pages of other sites read what anyone may read (docs/decisions/0173-other-sites-may-read.md).
import type { EndpointSpec } from '@register/contract/endpoint'
import { asOfHeader } from '@register/contract/errors'
import { numberHeader } from '@register/contract/log/trace'
import type { FastifyInstance } from 'fastify'
import { leftHeader, policyHeader } from './allowance.ts'

/** The same for every page that asks, because anyone may read these answers. With `*` a browser sends no cookie along. */
const toEverySite = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [policyHeader, leftHeader, 'retry-after', 'etag', asOfHeader, numberHeader].join(
    ', ',
  ),
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Seconds for which a browser may remember the answer to its question before a call. */
const rememberSeconds = 86_400

/**
 * Adds the headers to open answers, and answers the question that a browser asks before a page of another site may send JSON.
 * That answer does not allow `authorization`, so that no page can act for a person who is signed in. The server calls this
 * before it adds hooks that refuse, because a page could not read a refusal without these headers.
 * @param routes all of the server, with their addresses in fastify's spelling
 */
export function openToSites(app: FastifyInstance, routes: readonly (EndpointSpec & { url: string })[]): void {
  const opened = new Map(routes.filter(({ open }) => open).map(({ url, method }) => [url, method]))
  app.addHook('onRequest', (request, reply, done) => {
    const method = opened.get(request.routeOptions.url ?? '')
    if (method === request.method || (method === 'GET' && request.method === 'HEAD')) void reply.headers(toEverySite)
    done()
  })
  // Closed addresses without parameters too: the pattern of an open one, such as /body/:id, would else answer for /body/approved.
  const asked = routes.map((route) => route.url).filter((url) => opened.has(url) || !/[:*]/.test(url))
  for (const url of new Set(asked))
    app.options(url, (_, reply) => {
      const method = opened.get(url)
      if (!method) return reply.callNotFound()
      return reply
        .code(204)
        .headers({
          ...toEverySite,
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'content-type, accept-language, last-event-id',
          'access-control-max-age': String(rememberSeconds),
        })
        .send()
    })
}

// Lets pages of other sites read what anyone may read (docs/decisions/0173-other-sites-may-read.md).
import type { EndpointSpec } from '@register/contract/endpoint'
import { asOfHeader } from '@register/contract/errors'
import { numberHeader } from '@register/contract/log/trace'
import type { FastifyInstance } from 'fastify'
import { leftHeader, policyHeader } from './allowance.ts'

/** Anyone may read, so no answer differs by the page that asks; what a browser has of a session is not sent. */
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
 * Call it before any hook that refuses, because a page that may not read a refusal learns nothing of it. Answers also what a
 * browser asks before a page of another site sends JSON: a token is not among what may be sent, so a page acts for nobody.
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
          'access-control-allow-headers': 'content-type, accept-language',
          'access-control-max-age': String(rememberSeconds),
        })
        .send()
    })
}

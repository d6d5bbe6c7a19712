// The headers that every answer carries, pages, errors, files and redirects alike (docs/rules/access.md#what-browsers-may-do and docs/decisions/0081-libraries-of-the-server.md).
import { ownAnswer } from '@register/contract/errors'
import type { FastifyInstance } from 'fastify'

/** The policy for answers that are no page: they may load nothing, and no page may frame them. Pages and files set their own. */
export const noPage = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const securityHeaders = {
  'content-security-policy': noPage,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
}

/** Whether the public reaches the site by https, even when a proxy in front of the server does not say so. */
export const isHttps = (publicUrl: string | undefined, protocol: string): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https://') === true

/** `demo`: invented certificates do not belong into the index of a search engine. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined, demo: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders)
    if (demo) void reply.header('x-robots-tag', 'noindex')
    if (isHttps(publicUrl, request.protocol))
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/'))
      void reply.headers({
        'cache-control': 'no-store',
        vary: 'Authorization, Accept-Language',
        'x-trace-id': request.id,
        [ownAnswer]: '1',
      })
    done()
  })
}

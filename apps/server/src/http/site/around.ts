// What programs look for around a site: robots.txt, sitemap.xml, and security.txt of RFC 9116.
import { changeFeed } from '@register/contract/business/changeNotice'
import { noSuchPath } from '@register/contract/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'

interface Around {
  /** Where a security problem is reported; empty for nowhere. */
  securityContact: () => Promise<string>
  /** The address by which the public reaches the site; undefined while none is set. */
  publicUrl: string | undefined
  /** Invented records are for no search engine. */
  demo: boolean
}

/** Milliseconds after which a reader of security.txt is to ask again: RFC 9116 advises less than a year. */
const expiresAfter = 180 * 86_400_000
/** Seconds for which a copy of these files is good. */
const seconds = 3_600

/** The parts of the site are behind `#` of one address, which a map cannot name; the feed tells of every change. */
const sitemap = (origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${origin}/</loc></url>
<url><loc>${origin}${changeFeed.path}</loc></url>
</urlset>
`

/** It may be there tomorrow: no cache in between may say otherwise. */
function isGone(reply: FastifyReply): never {
  void reply.header('cache-control', 'no-store')
  throw noSuchPath()
}

export function serveAround(app: FastifyInstance, { securityContact, publicUrl, demo }: Around): void {
  const headers = { 'cache-control': `public, max-age=${seconds}` }
  const plain = 'text/plain; charset=utf-8'
  // Without the public address the map could only name one that the request made up.
  const isMapped = publicUrl !== undefined && !demo
  app.get('/robots.txt', (_, reply) => {
    const lines = demo
      ? ['User-agent: *', 'Disallow: /']
      : ['User-agent: *', 'Disallow: /api/', `Allow: ${changeFeed.path}`]
    if (isMapped) lines.push(`Sitemap: ${publicUrl}/sitemap.xml`)
    return reply
      .type(plain)
      .headers(headers)
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', (_, reply) => {
    if (!isMapped) return isGone(reply)
    return reply.type('application/xml; charset=utf-8').headers(headers).send(sitemap(publicUrl))
  })
  app.get('/.well-known/security.txt', async (_, reply) => {
    const contact = await securityContact()
    if (contact === '') return isGone(reply)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + expiresAfter).toISOString()}`,
      'Preferred-Languages: zh, en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ]
    return reply
      .type(plain)
      .headers(headers)
      .send(`${lines.join('\n')}\n`)
  })
}

// Serves the built web app: index.html with a new style nonce per request, hashed assets with no expiry (docs/rules/access.md#what-browsers-may-do).
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { Phrase } from '@register/contract/phrase'
import type { Branding } from '@register/contract/system/site'
import { webFolder } from '../../paths.ts'
import { serveAround } from './around.ts'
import { webIsBuilt } from './built.ts'

/** `frames`: origins of other sites that the page may show in a frame. Only the register's own pages may frame it. */
const policy = (nonce: string, frames: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    'report-uri /api/csp-report',
  ].join('; ')

/** The text for use in an attribute. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Milliseconds that a page waits for the look of the register before it is sent with the last known one. */
const lookMs = 300

/** What the page says before any script runs. */
export interface PageWords {
  look: Branding
  /** How the public reaches the operator; empty where nothing is stated. */
  contact: Phrase
}

/** The present words; the last known ones when the database does not answer in time. */
function wordsNow(read: () => Promise<PageWords>): () => Promise<PageWords | undefined> {
  let last: PageWords | undefined
  return async () => {
    const now = read().then(
      (words) => (last = words),
      () => last,
    )
    return Promise.race([now, wait(lookMs, undefined, { ref: false }).then(() => last)])
  }
}

interface Served {
  /** 32 bytes in base64url with which browsers encrypt the app's stored state; empty when they do not. */
  storageKey: string
  /** The name and look of the register, written into the page so that its first picture is right. */
  words: () => Promise<PageWords>
  /** Where a security problem is reported; empty for nowhere. */
  securityContact: () => Promise<string>
  /** The address by which the public reaches the site; undefined while none is set. */
  publicUrl: string | undefined
  /** Invented records are for no search engine. */
  demo: boolean
  /** The folder of the built web app. */
  folder?: URL
}

export async function serveSite(
  app: FastifyInstance,
  { storageKey, words, folder = webFolder, ...around }: Served,
): Promise<void> {
  const wordsOf = wordsNow(words)
  await webIsBuilt()
  const index = (await readFile(new URL('index.html', folder), 'utf8')).replace('__STORAGE_KEY__', storageKey)
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    // No folder has a page of its own; with `false` the plugin fails at addresses that end with a slash.
    index: [],
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  app.get('/', async (_, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const { look, contact: [zh, en] = ['', ''] } = (await wordsOf()) ?? {}
    const page = (
      look
        ? index
            .replace('__SITE_LOOK__', () => escaped(JSON.stringify(look)))
            .replace(/<title>.*<\/title>/, () => `<title>${escaped(look.name[0])}</title>`)
        : index.replace('__SITE_LOOK__', '')
    )
      .replace('__CONTACT__', () => escaped(zh))
      .replace('__CONTACT_EN__', () => escaped(en))
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy(nonce, look?.frames ?? []) })
      .send(page.replaceAll('__NONCE__', nonce))
  })
  serveAround(app, around)
  // The plain file has neither nonce nor key.
  app.get('/index.html', (_, reply) => reply.redirect('/'))
  // Messengers and typists lose the # of an address, or write it as %23.
  for (const start of ['', '/:mark(^(?:#|%23)!?$)'])
    for (const page of ['v', 'answer'])
      app.get<{ Params: { '*': string } }>(`${start}/${page}/*`, ({ params }, reply) =>
        reply.redirect(`/#/${page}/${encodeURIComponent(params['*'])}`),
      )
  // Browsers report violations here; the log counts them, so that a gap in the policy is noticed.
  app.addContentTypeParser('application/csp-report', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
    done(null, body),
  )
  let logged = 0
  setInterval(() => (logged = 0), 60_000).unref()
  app.post('/api/csp-report', { bodyLimit: 10_000 }, async (request, reply) => {
    // Anyone may send reports, so only a few a minute reach the log.
    if (logged++ < 20)
      request.log.warn({ report: JSON.stringify(request.body ?? '').slice(0, 1_000) }, 'content policy violation')
    return reply.code(204).send()
  })
}

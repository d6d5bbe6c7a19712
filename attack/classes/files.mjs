// Files that are not what they say: every endpoint that takes a file gets other types, polyglots, bombs, hostile names and too many bytes; what is accepted is served so that no browser runs it, and by its signed link alone.
import { callOf, endpointOf, exampleOf, named } from '../ground/contract.mjs'
import { bomb, entities, png } from '../ground/archive.mjs'
import { formOf, pdf } from '../ground/form.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Named } from '../ground/contract.mjs' */

const kind = 'files'
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

/** What no endpoint takes. @type {readonly (readonly [what: string, name: string, bytes: Buffer])[]} */
const refused = [
  ['an empty file', 'a.pdf', Buffer.alloc(0)],
  ['a page as PDF', 'a.pdf', page],
  ['a page as a picture', 'a.png', page],
  ['a page', 'a.html', page],
  ['a drawing with a script', 'a.svg', drawing],
  ['a drawing as a picture', 'a.png', drawing],
  ['a program', 'a.pdf', Buffer.from('MZ\u0090\u0000\u0003 this program')],
  ['a picture of 60,000 by 60,000 points', 'a.png', png(60_000, 60_000)],
  ['a workbook with entities', 'a.xlsx', entities()],
]

const names = [
  '../../etc/passwd.pdf',
  'a\u202Efdp.exe.pdf',
  String.raw`C:\x\..\a.pdf`,
  `${'x'.repeat(600)}.pdf`,
  'a%00.pdf',
  'a;b=c.pdf',
]

const fieldsOf = (/** @type {Named} */ { endpoint }) =>
  /** @type {Record<string, string>} */ (exampleOf(endpoint).body ?? {})

/** @param {Ground} ground @param {Named} one */
async function wrongFiles({ people, ledger }, one) {
  const { endpoint, title } = one
  const send = (/** @type {string} */ name, /** @type {Buffer} */ bytes) =>
    people.call('admin', endpoint, {}, formOf({ name, bytes }, fieldsOf(one)))
  for (const [what, name, bytes] of refused) {
    const { status, msg } = await send(name, bytes)
    ledger.check(kind, `${title}: ${what}`, 'refused', `${status} ${msg}`, status >= 400 && status < 500)
  }
  const below = endpoint.upload?.below ?? 0
  const large = await send('a.pdf', Buffer.concat([pdf('large'), Buffer.alloc(below, ' ')]))
  // A server that has said no closes the connection without reading on.
  const isRefused = large.status === 413 || ['EPIPE', 'ECONNRESET'].includes(large.error)
  ledger.check(kind, `${title}: ${below} bytes`, '413', `${large.status} ${large.msg || large.error}`, isRefused)
  const none = await people.call(
    'admin',
    endpoint,
    {},
    { bytes: '--b--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  )
  ledger.check(
    kind,
    `${title}: a form without a file`,
    'refused',
    `${none.status} ${none.msg}`,
    none.status >= 400 && none.status < 500,
  )
}

/** @param {Ground} ground @param {Named} one @param {Buffer} workbook */
async function bombs({ people, ledger }, one, workbook) {
  const { status, msg, ms } = await people.call(
    'admin',
    one.endpoint,
    {},
    formOf({ name: 'a.xlsx', bytes: workbook }, fieldsOf(one)),
  )
  const found = `${status} ${msg} after ${Math.round(ms)} ms`
  // The library stores a workbook without unpacking it.
  ledger.check(
    kind,
    `${one.title}: a workbook of 400 MB in 400 KB`,
    'refused or stored',
    found,
    status < 500 && status > 0,
  )
}

/** Every address of a file in an answer. @param {unknown} data */
const linksIn = (data) => JSON.stringify(data ?? '').match(/\/api\/file\/[^"\\]+/g) ?? []

/** @param {Ground} ground */
async function served({ wire, people, ledger }) {
  const bytes = Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')])
  for (const name of names) {
    const { status, data } = await people.call(
      'admin',
      endpointOf('uploadPublicFile'),
      {},
      formOf({ name, bytes: pdf(name) }),
    )
    const kept = /** @type {{ name?: string } | undefined} */ (data)?.name ?? ''
    const isPlain = status >= 400 || (status === 200 && kept.length <= 255 && !/[\p{Cc}\u202a-\u202e/\\]/u.test(kept))
    ledger.check(
      kind,
      `a file named ${name.slice(0, 40)}`,
      'refused, or named plainly',
      `${status} ${kept.slice(0, 60)}`,
      isPlain,
    )
  }
  const { data } = await people.call('admin', endpointOf('uploadPrivateFile'), {}, formOf({ name: 'a.png', bytes }))
  const [link] = linksIn(data)
  if (link === undefined)
    return ledger.notAsked(kind, 'a polyglot that is served', `no link: ${JSON.stringify(data)?.slice(0, 80)}`)
  const read = (/** @type {string} */ path) => wire.call({ method: 'GET', path, as: '' })
  const found = await read(link)
  const policy = String(found.headers['content-security-policy'])
  const isSafe =
    found.headers['content-type'] === 'image/png' && /sandbox/.test(policy) && !found.text.includes('<script>')
  ledger.check(
    kind,
    'a picture with a page behind it',
    'the picture alone, in a sandbox',
    `${String(found.headers['content-type'])}, ${policy.slice(0, 60)}`,
    isSafe,
  )
  const url = new URL(link, 'http://x')
  const changed = [...url.searchParams.keys()].map((key) => {
    const other = new URL(url)
    other.searchParams.set(key, `${(url.searchParams.get(key) ?? '').slice(0, -1)}x`)
    return other
  })
  const bare = new URL(url.pathname, url)
  for (const one of [...changed, bare]) {
    const { status } = await read(one.pathname + one.search)
    ledger.check(
      kind,
      `the link as ${one.search.replaceAll(/=[^&]{12,}/g, '=…') || 'an id alone'}`,
      'refused',
      String(status),
      status >= 400 && status < 500,
    )
  }
}

/** @param {Ground} ground */
export async function files(ground) {
  const takers = named.filter(({ endpoint }) => endpoint.upload)
  const workbook = bomb(ground.brief ? 60_000_000 : 400_000_000)
  for (const one of takers) {
    await wrongFiles(ground, one)
    await bombs(ground, one, workbook)
  }
  await served(ground)
  const call = callOf(endpointOf('readFile'), { params: { id: '../../secret.key' } })
  const { status } = await ground.wire.call(call)
  ground.ledger.check(kind, 'an id that climbs', 'refused', String(status), status >= 400 && status < 500)
}

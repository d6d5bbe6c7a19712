// Text that wants to be something else: SQL in every filter, formulas in exports, lines in the log, headers in an answer, a host name that is not ours.
import { callOf, endpointOf, exampleOf, named, placesOf, rightOf, schemaOf, withValue } from '../ground/contract.mjs'
import { partsOf } from '../ground/archive.mjs'
import { inParallel } from '../ground/parallel.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { EndpointSpec, Named } from '../ground/contract.mjs' */

const kind = 'injection'
const sleeping = "x'; SELECT pg_sleep(6) --"
const always = ["zzqx' OR '1'='1", "zzqx' OR 1=1 --", "zzqx%' UNION SELECT 1 --", String.raw`zzqx\' OR 1=1 --`]
const soonMs = 5_500

/** The free texts of a read, by part and place. @param {EndpointSpec} endpoint */
const textsOf = (endpoint) =>
  /** @type {const} */ (['params', 'query', 'body']).flatMap((part) => {
    const schema = schemaOf(part, endpoint)
    return schema
      ? placesOf(schema)
          .filter(({ schema: { type }, at }) => type === 'string' && at.length > 0)
          .map(({ at }) => ({ part, at }))
      : []
  })

/** @param {Ground} ground @param {Named} one */
async function sql({ people, ledger, brief }, { endpoint, title }) {
  const who = endpoint.access === 'anyone' ? '' : 'admin'
  const places = textsOf(endpoint)
  for (const { part, at } of brief ? places.slice(0, 2) : places) {
    const example = exampleOf(endpoint)
    const input = { ...example, [part]: withValue(example[part] ?? {}, at, sleeping) }
    const once = async () => (await people.call(who, endpoint, input)).ms
    const { status, ms } = await people.call(who, endpoint, input)
    // A statement that sleeps does so each time; a machine that is busy does not.
    const soonest = ms < soonMs ? ms : Math.min(await once(), await once())
    const found = `${status} after ${Math.round(soonest)} ms`
    const what = `${title}: a sleeping statement in ${part}.${at.join('.')}`
    ledger.check(kind, what, 'no sleep, no failure', found, status < 500 && soonest < soonMs)
  }
  const keyword = places.find(({ at }) => at.length === 1 && at[0] === 'keyword')
  if (!keyword) return
  const totalOf = async (/** @type {string} */ text) => {
    const example = exampleOf(endpoint)
    const value = withValue(example[keyword.part] ?? {}, keyword.at, text)
    const { status, data } = await people.call(who, endpoint, { ...example, [keyword.part]: value })
    return status < 500 ? (/** @type {{ total?: number } | undefined} */ (data)?.total ?? 0) : Number.NaN
  }
  const nothing = await totalOf('zzqxzzqx')
  for (const text of brief ? always.slice(0, 2) : always) {
    const total = await totalOf(text)
    ledger.check(
      kind,
      `${title}: keyword ${text}`,
      `${nothing} rows, as of a word that is nowhere`,
      `${total}`,
      total === nothing,
    )
  }
}

const formula = (/** @type {string} */ mark) => [
  `=HYPERLINK("http://evil.example","${mark}")`,
  `+1+cmd|' /C calc'!A0 ${mark}`,
  `@SUM(1) ${mark}`,
]

/** @param {Ground} ground */
async function formulas({ people, ledger, brief }) {
  const mark = `f${Date.now().toString(36)}`
  for (const [at, name] of formula(mark).entries())
    await people.call('system-admin', endpointOf('addPost'), {
      body: { code: `${mark}${at}`, name: name.slice(0, 30), sort: 1, status: 'active' },
    })
  const workbooks = named.filter(({ endpoint }) => endpoint.types?.some((type) => /spreadsheet/.test(type)))
  const asked = brief
    ? workbooks.filter(({ name }) => name === 'exportPosts')
    : workbooks.filter(({ name }) => name !== 'exportReports')
  for (const { endpoint, title } of asked) {
    const { status, bytes } = await people.call(
      endpoint.access === 'anyone' ? '' : 'admin',
      endpoint,
      exampleOf(endpoint),
    )
    if (status !== 200) continue
    const cells = [...partsOf(bytes)].filter(([name]) => name.startsWith('xl/worksheets/')).map(([, text]) => text)
    const found = cells.filter((text) => /<f[\s>]/.test(text)).length
    ledger.check(
      kind,
      `${title}: formulas in its cells`,
      'none',
      `${found} sheets of ${cells.length}`,
      found === 0 && cells.length > 0,
    )
  }
}

/** @param {Ground} ground */
async function headers({ wire, ledger }) {
  const attempts = [
    '/api/file/x%0d%0aset-cookie:%20stolen=1',
    '/%0d%0aset-cookie:%20stolen=1',
    '/api/system/site?lang=x%0d%0ax-injected:%201',
    '//evil.example/%2e%2e',
  ]
  for (const path of attempts) {
    const answer = await wire.call({ method: 'GET', path, as: '' })
    const isClean =
      !answer.headers['x-injected'] &&
      !String(answer.headers['set-cookie']).includes('stolen') &&
      !String(answer.headers['location'] ?? '').includes('evil')
    ledger.check(kind, `GET ${path}`, 'no header of the caller', String(answer.status), isClean)
  }
  const spoofed = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  for (const name of ['siteConfig', 'startQr', 'getSalt', 'changeFeed', 'integrityHead']) {
    const endpoint = endpointOf(name)
    const { text, headers: answered } = await wire.call({ ...callOf(endpoint, exampleOf(endpoint)), headers: spoofed })
    const isOurs = !text.includes('evil.example') && !JSON.stringify(answered).includes('evil.example')
    ledger.check(
      kind,
      `${name} under another host name`,
      'our own address',
      isOurs ? 'our own' : 'the caller’s',
      isOurs,
    )
  }
}

/** @param {Ground} ground */
async function logLines({ wire, log, ledger }) {
  if (log() === '') return ledger.notAsked(kind, 'lines of the log', 'the log of this server cannot be read from here')
  const forged = `FORGED${Date.now().toString(36)}`
  const lines = [`\n${forged} admin signed in`, `\u2028${forged}`, `\u001b[2K${forged}`, `%0a${forged}`]
  for (const line of lines) {
    await wire.call(
      callOf(endpointOf('login'), {
        body: { .../** @type {object} */ (exampleOf(endpointOf('login')).body), username: line.slice(0, 30) },
      }),
    )
    await wire.call({
      method: 'GET',
      path: `/api/${encodeURIComponent(line)}`,
      as: '',
      headers: { 'user-agent': line.replaceAll(/[^\u0020-\u007e]/g, ' '), 'x-trace-id': encodeURIComponent(line) },
    })
  }
  const found = log()
    .split(/[\p{Cc}\u2028]/u)
    .filter((line) => line.replace('[2K', '').startsWith(forged)).length
  ledger.check(kind, 'lines of the log that a caller wrote', 'none', String(found), found === 0)
}

/** @param {Ground} ground */
export async function injection(ground) {
  const reads = named.filter(
    ({ endpoint }) => endpoint.effect === 'read' && endpoint.rate !== 'transfer' && endpoint.reply !== 'bare',
  )
  const asked = ground.brief
    ? reads.filter(({ endpoint }) => endpoint.access === 'anyone' || rightOf(endpoint).endsWith(':list'))
    : reads
  await inParallel(
    asked.filter(({ name }) => name !== 'demoStatus'),
    (one) => sql(ground, one),
    6,
  )
  await formulas(ground)
  await headers(ground)
  await logLines(ground)
}

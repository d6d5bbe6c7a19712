// The class puts canaries into drafts, applications and files of one body and reads everything as callers who must not see them, asking for them by name; the watch looks into every answer of the run.
import { randomBytes } from 'node:crypto'
import { endpointOf, exampleOf, fieldsOf, named, schemaOf } from '../ground/contract.mjs'
import { formOf, pdf } from '../ground/form.mjs'
import { inParallel } from '../ground/parallel.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { EndpointSpec, Input } from '../ground/contract.mjs' */

const kind = 'leaks'
const owner = 'body-staff-902'
/** Those who must see nothing of it: a stranger, an account without a role, a company, and another body. */
const outsiders = ['', 'registered', 'enterprise', 'body-staff', 'body-manager']
/** The short form leaves out those whose rights another one has too. */
const briefly = ['', 'enterprise', 'body-manager']
/** Questions by these names are asked for the canary. */
const searching = ['keyword', 'model', 'productName', 'reportNo', 'name']

/** @param {Ground} ground @param {string} word by which it is searched */
async function plant({ people, ledger, plant: watchFor }, word) {
  // A refusal may repeat the word that was asked for, so only the rest of the name proves that a row was read.
  const secret = randomBytes(6).toString('hex')
  const mark = `${word}${secret}`
  watchFor({
    mark: secret,
    what: 'unpublished work of one body',
    mayBeSeenBy: (account) => !outsiders.includes(account),
  })
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const draft = {
    ...fieldsOf(exampleOf(endpointOf('insertReport')).body),
    model: mark,
    productName: mark,
    reportNo: mark,
  }
  const applied = {
    ...fieldsOf(exampleOf(endpointOf('generateCode')).body),
    model: mark,
    productName: mark,
    plannedTestDate: today,
  }
  const file = formOf({ name: `${mark}.pdf`, bytes: pdf(mark) }, { kind: 'certificate' })
  const planted = [
    ['a draft', await people.call(owner, endpointOf('insertReport'), { body: draft })],
    ['an application', await people.call(owner, endpointOf('generateCode'), { body: applied })],
    ['a file', await people.call(owner, endpointOf('uploadBusinessFile'), {}, file)],
  ]
  for (const [what, { status, msg }] of /** @type {[string, import('../ground/wire.mjs').Answer][]} */ (planted))
    ledger.check(kind, `${what} of ${owner} is planted`, '200', `${status} ${msg}`, status === 200)
}

/** The example on a page of a hundred, asking for this word wherever the endpoint searches. @param {EndpointSpec} endpoint @param {string | undefined} mark @returns {Input} */
function askingFor(endpoint, mark) {
  const example = exampleOf(endpoint)
  const part = endpoint.method === 'GET' ? 'query' : 'body'
  const known = Object.keys(schemaOf(part, endpoint)?.properties ?? {})
  const asked = known.includes('keyword') ? ['keyword'] : known.filter((key) => searching.includes(key))
  const page = known.includes('pageSize') ? { pageNum: 1, pageSize: 100 } : {}
  const fields = {
    ...fieldsOf(example[part]),
    ...(mark === undefined ? {} : Object.fromEntries(asked.map((key) => [key, mark]))),
    ...page,
  }
  return endpoint[part] ? { ...example, [part]: fields } : example
}

/** @param {Ground} ground */
export async function leaks(ground) {
  const { people, ledger, brief } = ground
  const mark = `canary${Date.now().toString(36)}`
  await plant(ground, mark)
  const reads = named.filter(
    ({ endpoint, name }) => endpoint.effect === 'read' && endpoint.rate !== 'transfer' && name !== 'demoStatus',
  )
  const present = (brief ? briefly : outsiders).filter((name) => name === '' || people.has(name))
  let count = 0
  await inParallel(reads, async ({ endpoint }) => {
    for (const outsider of present)
      // As a list shows everything, and as it finds what it is asked for.
      for (const input of [askingFor(endpoint, undefined), askingFor(endpoint, mark)]) {
        count++
        await people.call(outsider, endpoint, input)
      }
  })
  const own = await people.call(owner, endpointOf('queryList'), { body: { keyword: mark } })
  const rows = /** @type {{ list?: { model: string }[] } | undefined} */ (own.data)?.list ?? []
  const isFound = rows.some(({ model }) => model.startsWith(mark))
  ledger.check(kind, 'the owner finds the draft', 'found', `${rows.length} rows`, isFound)
  ledger.check(
    kind,
    `${reads.length} reads by those who must not see it`,
    'asked',
    `${count} answers`,
    count >= reads.length,
  )
}

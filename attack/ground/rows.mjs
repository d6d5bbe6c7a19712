// Rows to aim at, found through the lists that the contract declares: of each record one that others have, and of each thing of one's own those of its owner.
import { endpointOf, exampleOf, fieldsOf, named, rightOf } from './contract.mjs'
import { formOf, pdf } from './form.mjs'

/** @import { People } from './people.mjs' */
/** @import { EndpointSpec, Input } from './contract.mjs' */

/** @param {unknown} data @returns {(number | string)[]} */
export function idsIn(data) {
  const list = Array.isArray(data) ? data : /** @type {{ list?: unknown, rows?: unknown } | undefined} */ (data)?.list
  if (!Array.isArray(list)) return []
  return /** @type {{ id?: number | string }[]} */ (list).flatMap(({ id }) => (id === undefined ? [] : [id]))
}

/** The list of an endpoint's answer as one page of a hundred. @param {EndpointSpec} endpoint @returns {Input} */
function pageOf(endpoint) {
  const { query, body } = exampleOf(endpoint)
  const page = { pageNum: 1, pageSize: 100 }
  return endpoint.method === 'GET'
    ? { query: endpoint.query ? { ...query, ...page } : {} }
    : { body: endpoint.body ? { ...fieldsOf(body), ...page } : undefined }
}

const isList = (/** @type {EndpointSpec} */ { effect, path, reply }) =>
  effect === 'read' && reply === undefined && !path.includes('{') && /\/(\w*[lL]ist|selectList|page)$/.test(path)

/** @typedef {{ title: string, all: number, seen: number, id: number | string | undefined }} Listed how many rows of a list the administrator sees, how many this person, and one that only the former does */

/** The lists of the records, as the administrator and as this person. @param {People} people @param {string} caller @param {(right: string) => boolean} holds @returns {Promise<Map<string, Listed>>} */
export async function rowsByRecord(people, caller, holds) {
  /** @type {Map<string, Listed>} */
  const found = new Map()
  for (const { endpoint, title } of named) {
    const right = rightOf(endpoint)
    const record = right.split(':').slice(0, 2).join(':')
    if (!right.endsWith(':list') || !holds(right) || !isList(endpoint) || found.has(record)) continue
    const all = idsIn((await people.call('admin', endpoint, pageOf(endpoint))).data)
    const theirs = idsIn((await people.call(caller, endpoint, pageOf(endpoint))).data)
    const seen = new Set(theirs)
    const id = all.findLast((one) => !seen.has(one))
    const shared = all.filter((one) => seen.has(one)).length
    if (all.length > 0) found.set(record, { title, all: all.length, seen: shared, id })
  }
  return found
}

/** The parts of an address without parameters and the name of the act. @param {string} path */
const stem = (path) =>
  path
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .slice(0, 6)

/** The owner's rows in the nearest list of the same address. @param {People} people @param {string} owner @param {EndpointSpec} endpoint */
export async function rowsOfOwner(people, owner, endpoint) {
  const mine = stem(endpoint.path)
  const near = named
    .filter(({ endpoint: one }) => one.effect === 'read' && one.reply === undefined && !one.path.includes('{'))
    .map(({ endpoint: one }) => {
      const theirs = stem(one.path)
      const common = theirs.findIndex((part, at) => part !== mine[at])
      return { one, common: common < 0 ? theirs.length : common, rest: theirs.length }
    })
    .filter(
      ({ one, common, rest }) =>
        common >= 3 &&
        common >= mine.length - 1 &&
        rest - common <= 1 &&
        (isList(one) || common === rest || /own$/i.test(one.path)),
    )
    .toSorted((a, b) => b.common - a.common)
  for (const { one } of near) {
    const rows = idsIn((await people.call(owner, one, pageOf(one))).data)
    if (rows.length > 0) return rows
  }
  return []
}

/**
 * Gives the owner a row of each kind that people have of their own; returns the ids of those that no list shows, by the beginning of the address.
 * @param {People} people @param {string} owner @param {string} mark @returns {Promise<Map<string, string>>}
 */
export async function ownRowsOf(people, owner, mark) {
  const search = { name: mark, question: { keyword: '电梯' }, tells: false }
  await people.call(owner, endpointOf('saveSearch'), { body: search })
  await people.call(owner, endpointOf('startExport'), { body: { name: 'demo/sample', params: {} } })
  const front = await people.call('', endpointOf('frontList'), { body: { keyword: '电梯' } })
  const [row] = /** @type {{ list: { publicId: string }[] }} */ (front.data).list
  await people.call(owner, endpointOf('follow'), { body: { publicId: row?.publicId, what: 'certificate' } })
  const library = formOf({ name: `${mark}.pdf`, bytes: pdf(mark) })
  await people.call(owner, endpointOf('uploadPrivateFile'), {}, library)
  const own = formOf({ name: `${mark}.pdf`, bytes: pdf(`${mark} own`) }, { kind: 'certificate' })
  const uploaded = await people.call(owner, endpointOf('uploadBusinessFile'), {}, own)
  const { id = '' } = /** @type {{ id?: string }} */ (uploaded.data ?? {})
  return new Map([['/api/business/uploadFiles', id]])
}

/** The id of a sign-in of this account, as the log of sign-ins has it. @param {People} people @param {string} account */
export async function signInOf(people, account) {
  await people.token(account)
  const answer = await people.call('admin', endpointOf('listSignIns'), { query: { pageNum: 1, pageSize: 100 } })
  const { list = [] } = /** @type {{ list?: { id: number, username: string }[] }} */ (answer.data ?? {})
  return list.find(({ username }) => username === account)?.id
}

// Measures servers in turns, so that other work of the machine slows all of them: ours, the comparators, ours, …
import { connection, requestBytes } from '../load/connection.mjs'
import { perSecond } from '../load/load.mjs'
import { median, percentile, together } from '../figures/percentiles.mjs'
import { deepest } from './samples.mjs'

/**
 * @typedef {import('../load/connection.mjs').Call} Call
 * @typedef {import('../load/load.mjs').Load} Load
 * @typedef {{ perSecond: number, p50: number, p99: number }} Side
 */

/**
 * @param {Load} load
 * @param {{ ours: string, theirs: readonly string[], calls: Call[], connections: number, seconds: number, rounds: number }} input
 * @returns {Promise<{ ours: Side, theirs: (Side & { ratio: number })[] }>} `ratio`: our throughput to theirs, of the medians of all rounds
 */
export async function inTurns(load, { ours, theirs, calls, connections, seconds, rounds }) {
  /** @type {Record<string, import('../load/load.mjs').Result[]>} */
  const results = {}
  const origins = [ours, ...theirs]
  // Warms up, uncounted: code is compiled and pages of the database are read the first time.
  for (const origin of origins) await load.run({ origin, calls, connections, seconds })
  for (let round = 0; round < rounds; round++)
    for (const origin of origins) (results[origin] ??= []).push(await load.run({ origin, calls, connections, seconds }))
  const side = (/** @type {string} */ origin) => {
    const all = results[origin] ?? []
    const ms = together(all.map((one) => one.ms))
    return { perSecond: median(all.map(perSecond)), p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }
  }
  const our = side(ours)
  return {
    ours: our,
    theirs: theirs.map((origin) => {
      const their = side(origin)
      return { ...their, ratio: our.perSecond / their.perSecond }
    }),
  }
}

/** @typedef {{ certificateNo: string, status: string } | null} Part the standing of a part's certificate @typedef {{ cited: Part }} Component */

/** @typedef {{ items: { table?: { parts?: { cited: Part[] } } }[] }} Group */

/** The certificates of the parts: listed by the lean server, or named inside our answer. @param {{ parts?: Part[] | null, components?: Component[], groups?: Group[] }} answer */
function partsIn({ parts, components = [], groups }) {
  const tables = (groups ?? []).flatMap(({ items }) => items.flatMap(({ table }) => table?.parts?.cited ?? []))
  const all = groups ? [...components.map(({ cited }) => cited), ...tables] : (parts ?? [])
  return [...new Set(all.flatMap((one) => (one ? [one.certificateNo] : [])))].toSorted()
}

/** What a row is and how it stands. @param {Record<string, unknown>} one */
const identity = (one) => [one.publicId, one.certificateNo ?? '', one.status, one.bodyName]

/** What even the leanest answer has, in an envelope or without: which rows, in which order, and their standing. @param {string} text */
export function facesIn(text) {
  const answer = /** @type {Record<string, unknown>} */ (JSON.parse(text))
  const data = /** @type {Record<string, unknown>} */ (answer.data ?? answer)
  const list = /** @type {Record<string, unknown>[] | undefined} */ (Array.isArray(data) ? data : data.list)
  return JSON.stringify(list ? list.map(identity) : identity(data))
}

/** What the lean server and ours must agree on: which rows, in which order, their standing, and the data of a certificate. Beyond the deepest row, totals are only lower limits. @param {string} text */
export function rowsIn(text) {
  const { data } =
    /** @type {{ data: Record<string, unknown> & Parameters<typeof partsIn>[0] & { list?: Record<string, unknown>[] } }} */ (
      JSON.parse(text)
    )
  const idsOf = (/** @type {unknown} */ list) =>
    /** @type {{ id: unknown }[]} */ (list ?? []).map(({ id }) => String(id))
  return JSON.stringify(
    data.list
      ? [Math.min(Number(data.total), deepest), data.list.map(identity)]
      : [identity(data), idsOf(data.log), idsOf(data.files), partsIn(data)],
  )
}

/** Throws when the two do not answer with the same rows, as `read` finds them. @param {string} ours @param {string} theirs @param {readonly Call[]} calls */
export async function compareRows(ours, theirs, calls, read = rowsIn) {
  const ask = async (/** @type {string} */ origin, /** @type {Call} */ call) => {
    const { hostname, port, host } = new URL(origin)
    const link = connection(hostname, Number(port))
    const reply = await link.send(requestBytes(call, host))
    link.close()
    return read(reply.body().toString())
  }
  for (const call of calls) {
    const [our, their] = await Promise.all([ask(ours, call), ask(theirs, call)])
    if (our !== their)
      throw new Error(
        `The comparator answers otherwise to ${JSON.stringify(call.body)}: ${their.slice(0, 300)} instead of ${our.slice(0, 300)}`,
      )
  }
}

// What the server has acknowledged: every write with its key, its answer's digest, and the last state of each record.
import { createHash } from 'node:crypto'

/** JSON with its keys in order, so that equal values have equal texts. @param {unknown} value @returns {string} */
function ordered(value) {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${ordered(one)}`).join(',')}}`
}

/** @param {unknown} value */
export const digest = (value) => createHash('sha256').update(ordered(value)).digest('base64url')

/**
 * @typedef {{ id: number, rev: number, status: string, code: string }} Application
 * @typedef {{ id: number, rev: number, version: number, storedStatus: string, reportNo: string, model: string }} Report
 * @typedef {{ user: string, act: Act, reply: string, retriedAt: number }} Write
 *   `retriedAt`: when the attempt that was answered was sent, if an earlier one got no answer; else 0
 * @typedef {'apply' | 'reviewHead' | 'reviewSociety' | 'insert' | 'update' | 'publish' | 'suspend' | 'restore'} Act
 */

export function newLedger() {
  /** @type {Map<string, Write>} */
  const writes = new Map()
  /** @type {Map<number, Application>} */
  const applications = new Map()
  /** @type {Map<number, Report>} */
  const reports = new Map()
  /** @type {Set<string>} */
  const files = new Set()
  /** Attempts without an answer, or with the answer to try again. */
  let unanswered = 0

  return {
    writes,
    applications,
    reports,
    files,
    count: () => writes.size,
    unanswered: () => unanswered,
    tryAgain: () => void unanswered++,
    /** @param {string} key @param {{ user: string, act: Act, data: unknown, retriedAt: number }} given */
    acknowledge(key, { user, act, data, retriedAt }) {
      writes.set(key, { user, act, reply: digest(data), retriedAt })
      if (act === 'apply' || act === 'reviewHead' || act === 'reviewSociety') {
        const { id, rev, status, code } = /** @type {Application} */ (data)
        applications.set(id, { id, rev, status, code })
        return
      }
      const { id, rev, version, storedStatus, reportNo, model } = /** @type {Report} */ (data)
      reports.set(id, { id, rev, version, storedStatus, reportNo, model })
    },
    /** @param {Act} act */
    countOf: (act) => [...writes.values()].filter((write) => write.act === act).length,
  }
}

/** @typedef {ReturnType<typeof newLedger>} Ledger */

// The table of cases: what was tried, what the contract promises, what came back. A hole or a case without a declared expectation ends the run with exit code 1.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** `notAsked`: this target does not allow the case, such as a second process of somebody else's server. @typedef {'holds' | 'hole' | 'undeclared' | 'notAsked'} Verdict */
/** @typedef {{ kind: string, what: string, expected: string, found: string, verdict: Verdict }} Case */
/** @typedef {ReturnType<typeof newLedger>} Ledger */

const words = { holds: 'holds', hole: 'HOLE', undeclared: 'UNDECLARED', notAsked: 'not asked' }

/** @param {unknown} text */
const cell = (text) =>
  String(text)
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('|', String.raw`\|`)
    .slice(0, 200)

export function newLedger() {
  /** @type {Case[]} */
  const cases = []
  const add = (/** @type {Case} */ one) => void cases.push(one)
  const count = (/** @type {Verdict} */ verdict, kind = '') =>
    cases.filter((one) => one.verdict === verdict && (kind === '' || one.kind === kind)).length
  return {
    cases,
    count,
    /** @param {string} kind @param {string} what @param {string} expected @param {string} found @param {boolean} holds */
    check: (kind, what, expected, found, holds) =>
      add({ kind, what, expected, found, verdict: holds ? 'holds' : 'hole' }),
    /** The contract does not say what this must answer. @param {string} kind @param {string} what @param {string} missing */
    undeclared: (kind, what, missing) =>
      add({ kind, what, expected: missing, found: 'not declared', verdict: 'undeclared' }),
    /** @param {string} kind @param {string} what @param {string} why */
    notAsked: (kind, what, why) => add({ kind, what, expected: '', found: why, verdict: 'notAsked' }),
    /** Whether nothing fell short. */
    isWhole: () => count('hole') + count('undeclared') === 0,
    /** One line of figures for each class. @returns {string[]} */
    figures: () =>
      [...new Set(cases.map(({ kind }) => kind))].map(
        (kind) =>
          `${kind.padEnd(15)} ${String(count('holds', kind)).padStart(5)} hold  ${String(count('hole', kind)).padStart(3)} holes  ${String(count('undeclared', kind)).padStart(3)} undeclared  ${String(count('notAsked', kind)).padStart(3)} not asked`,
      ),
    /** Those that fall short, as lines for the terminal. @returns {string[]} */
    shortfalls: () =>
      cases
        .filter(({ verdict }) => verdict === 'hole' || verdict === 'undeclared')
        .map(
          (one) =>
            `${words[one.verdict]} ${one.kind}: ${cell(one.what)} · expected ${cell(one.expected)} · found ${cell(one.found)}`,
        ),
    /** Writes every case as a table of Markdown, holes first. @param {string} file */
    write(file) {
      const rank = ['hole', 'undeclared', 'holds', 'notAsked']
      const sorted = cases.toSorted((a, b) => rank.indexOf(a.verdict) - rank.indexOf(b.verdict))
      const rows = sorted.map(
        (one) =>
          `| ${one.kind} | ${cell(one.what)} | ${cell(one.expected)} | ${cell(one.found)} | ${words[one.verdict]} |`,
      )
      const head = ['| class | case | expected | found | verdict |', '| --- | --- | --- | --- | --- |']
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${[...head, ...rows].join('\n')}\n`)
    },
  }
}

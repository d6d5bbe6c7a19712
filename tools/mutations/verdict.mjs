// Reads from vitest's report whether the named test noticed a break: only a failed expectation or a time-out counts.
import { stripVTControlCharacters } from 'node:util'

/** @typedef {import('../failures.mjs').RunFile} RunFile */
/** @typedef {{ kind: 'caught' | 'not caught' | 'could not run', why: string }} Verdict */

/**
 * How a test says that something is not as it must be: by expectations, time-outs, the helpers that require an answer or
 * a refusal of the server (apps/server/test/caller.ts), and properties that a value contradicts.
 */
const noticed = [
  // With a message of its own a poll reports its expectation as an ordinary error.
  /AssertionError|: expected .+ to (be|equal|match|contain|have|include)/,
  /TimeoutError|timed out in \d+ ?ms|Timeout \d+ ?ms exceeded/,
  / was not refused$| was refused: 4\d\d /m,
  /Property failed after \d+ tests/,
]

/** @param {string} text */
const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n')[0] ?? ''

/**
 * @param {readonly RunFile[] | undefined} files undefined when vitest wrote no report
 * @param {string} title part of the full name of the test
 * @returns {Verdict}
 */
export function verdictOf(files, title) {
  if (!files) return { kind: 'could not run', why: 'vitest wrote no report' }
  // With a pattern of names, all other tests of the file are reported as skipped.
  const run = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status, fullName }) => fullName.includes(title) && /^(passed|failed)$/.test(status)),
  )
  const broken = files.find(({ status, message }) => status === 'failed' && message)
  if (run.length === 0)
    return { kind: 'could not run', why: broken?.message ? firstLine(broken.message) : 'the test did not run' }
  const failures = run.filter(({ status }) => status === 'failed')
  const messages = failures.map(({ failureMessages }) => (failureMessages ?? []).join('\n'))
  const telling = messages.find((message) => noticed.some((sign) => sign.test(message)))
  if (telling !== undefined) return { kind: 'caught', why: firstLine(telling) }
  if (messages.length > 0) return { kind: 'could not run', why: `failed by itself: ${firstLine(messages[0] ?? '')}` }
  return { kind: 'not caught', why: 'the test passed' }
}

/** Why a test cannot check anything: it fails, or does not run, before anything is broken; undefined when it passes. @param {readonly RunFile[] | undefined} files @param {string} title */
export function faultUnbroken(files, title) {
  const { kind, why } = verdictOf(files, title)
  return kind === 'not caught'
    ? undefined
    : `unbroken, ${kind === 'caught' ? 'its test fails' : 'its test cannot run'}: ${why}`
}

// Lists the failures of a run again at its end, where the reader of a long output looks first.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Lines of a message that are worth repeating. */
const shown = 12

/**
 * As vitest reports it. A file that could not be loaded has no tests, but a message of its own.
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }} RunFile
 */

/** The part of a browser test's message that describes its pages. */
const screens = 'On the screens were:'

/** @param {string} text */
const beginningOf = (text) => {
  const lines = stripVTControlCharacters(text).split('\n')
  const from = lines.indexOf(screens)
  const kept = from < shown ? lines.slice(0, shown) : [...lines.slice(0, shown), ...lines.slice(from, from + shown)]
  return kept.map((line) => `    ${line}`)
}

/**
 * Lines for the end of the output; none when nothing failed.
 * @param {string} root paths are relative to it
 * @param {readonly RunFile[]} files
 */
export function failuresOf(root, files) {
  const told = files.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`  ${file}`, ...beginningOf(message)]
    return failed.flatMap(({ fullName, failureMessages }) => [
      `  ${file} > ${fullName}`,
      ...beginningOf((failureMessages ?? []).join('\n')),
    ])
  })
  return told.length > 0 ? ['Failed:', ...told] : []
}

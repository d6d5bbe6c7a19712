// Lists the failures of a run again at its end, where people look first in a long output.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many lines of a message are repeated. */
const most = 12

/**
 * A file in vitest's report. A file that could not be loaded has no tests, but a message of its own.
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }} RunFile
 */

/** The part of a browser test's message that describes its pages. */
const screens = 'On the screens were:'

/** @param {string} text */
const beginningOf = (text) => {
  const lines = stripVTControlCharacters(text).split('\n')
  const from = lines.indexOf(screens)
  const repeated = from < most ? lines.slice(0, most) : [...lines.slice(0, most), ...lines.slice(from, from + most)]
  return repeated.map((line) => `    ${line}`)
}

/**
 * Lines for the end of the output; none when nothing failed.
 * @param {string} root paths are relative to it
 * @param {readonly RunFile[]} files
 */
export function failuresOf(root, files) {
  const lines = files.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`  ${file}`, ...beginningOf(message)]
    return failed.flatMap(({ fullName, failureMessages }) => [
      `  ${file} > ${fullName}`,
      ...beginningOf((failureMessages ?? []).join('\n')),
    ])
  })
  return lines.length > 0 ? ['Failed:', ...lines] : []
}

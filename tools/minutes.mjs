// Where the minutes of a test run go: its steps, and the slowest files. CONTRIBUTING.md contains the last recorded ones.
import { relative } from 'node:path'

/** How many of the slowest files are listed. */
const most = 12

/** @typedef {{ name: string, startTime: number, endTime: number }} TimedFile as vitest reports them, in milliseconds */

/**
 * @param {string} root paths are relative to it
 * @param {readonly { title: string, ms: number }[]} steps
 * @param {readonly TimedFile[]} files
 */
export function minutesOf(root, steps, files) {
  const all = { title: 'all of it', ms: steps.reduce((sum, { ms }) => sum + ms, 0) }
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
  return [
    'Minutes:',
    ...[...steps, all].map(({ title, ms }) => `${(ms / 60_000).toFixed(1).padStart(7)}  ${title}`),
    ...(slowest.length > 0 ? ['Seconds of the slowest files, two at a time:'] : []),
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)}  ${name}`),
  ]
}

// Where the minutes of a test run go: its steps, and the slowest files. CONTRIBUTING.md contains the last recorded ones.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** How many of the slowest files are listed. */
const most = 12

/** @typedef {{ title: string, ms: number, busy?: number | undefined }} Step `busy`: seconds of all processors meanwhile, also of other programs */
/** @typedef {{ name: string, startTime: number, endTime: number }} TimedFile as vitest reports them, in milliseconds */

/**
 * @param {string} root paths are relative to it
 * @param {readonly Step[]} steps
 * @param {readonly TimedFile[]} files
 */
export function minutesOf(root, steps, files) {
  const known = steps.length > 0 && steps.every(({ busy }) => busy !== undefined)
  /** @type {Step} */
  const all = {
    title: 'all of it',
    ms: steps.reduce((sum, { ms }) => sum + ms, 0),
    busy: known ? steps.reduce((sum, { busy = 0 }) => sum + busy, 0) : undefined,
  }
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
  return [
    `Minutes, ${known ? 'and seconds of all processors of the machine' : 'without the seconds of the processors, which this system does not tell'}:`,
    ...[...steps, all].map(
      ({ title, ms, busy }) =>
        `${(ms / 60_000).toFixed(1).padStart(7)}${known ? (busy ?? 0).toFixed(0).padStart(7) : ''}  ${title}`,
    ),
    ...(slowest.length > 0 ? ['Seconds of the slowest files, two at a time:'] : []),
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)}  ${name}`),
  ]
}

/** How long the processors of the machine have been busy since it started, in seconds; undefined where the system does not tell. */
export function busySeconds() {
  try {
    // user, nice, system, idle, iowait, irq, softirq, steal: hundredths of a second, summed over all processors.
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = first.split(/\s+/).slice(1).map(Number)
    return (user + nice + system + irq + softirq) / 100
  } catch {
    return undefined
  }
}

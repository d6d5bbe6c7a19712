// Runs the programs that read the public log from outside, as anyone does.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

export const tools = resolve(import.meta.dirname, '../../../../tools/log')

export interface Said {
  /** 0: everything fits, 1: findings, 2: could not be checked. */
  code: number
  out: string
  /** Its lines of findings. */
  found: string[]
  /** Without those that say how far it is, which come on a busy machine. */
  errors: string
}

const run = (program: string, words: readonly string[]): Promise<Said> =>
  new Promise((then) => {
    execFile(process.execPath, [resolve(tools, program), ...words], { timeout: 60_000 }, (error, out, lines) =>
      then({
        // One that had to be ended has none.
        code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
        out,
        found: `${out}${lines}`.split('\n').filter((line) => line.startsWith('FOUND')),
        errors: lines.replaceAll(/^(?:Entry|Record) \d+ of \d+ \(\d+ s\)\n|^[\d,]+ of [\d,]+ entries\n/gm, ''),
      }),
    )
  })

export const checkLog = (...words: string[]): Promise<Said> => run('check-log.mjs', words)
export const mirror = (...words: string[]): Promise<Said> => run('mirror.mjs', words)

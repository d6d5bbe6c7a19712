// Runs programs in the copy: the compiler, and one vitest at a time, whose report is read.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./verdict.mjs').RunFile} RunFile */
/** @typedef {{ code: number | null, text: string }} Ended */

/** The copy's tests have settings of their own, and repeat nothing. */
const ownEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST.*|CI|FORCE_COLOR)$/.test(name)))

/** @param {string} folder the copy */
export function runnerIn(folder) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child

  /** @param {string[]} command @returns {Promise<Ended>} */
  function run(command) {
    // A group of its own: Ctrl-C then reaches it once, by `interrupt`.
    const started = spawn(process.execPath, command, {
      cwd: folder,
      env: ownEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    child = started
    /** @type {Buffer[]} */
    const said = []
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (/** @type {Buffer} */ bytes) => void said.push(bytes))
    return new Promise((resolve, reject) => {
      started.on('error', reject)
      started.on('close', (code) => {
        child = undefined
        resolve({ code, text: Buffer.concat(said).toString() })
      })
    })
  }

  return {
    /**
     * What the compiler says about the projects, line by line; nothing when they compile.
     * @param {readonly string[]} places of the projects
     */
    async complaints(places) {
      const { code, text } = await run(['node_modules/typescript/bin/tsc', '-b', ...places])
      return code === 0 ? [] : text.trim().split('\n')
    },

    /**
     * The tests of these files whose names contain one of the titles.
     * @param {string} project @param {readonly string[]} files paths from the root @param {readonly string[]} titles
     * @param {{ alone?: boolean }} [options] `alone`: one worker, so that one server of the browser tests starts
     * @returns {Promise<{ files: readonly RunFile[] | undefined, text: string }>}
     */
    async tests(project, files, titles, { alone = false } = {}) {
      const report = join(folder, 'test-results', 'mutations.json')
      mkdirSync(join(folder, 'test-results'), { recursive: true })
      rmSync(report, { force: true })
      const pattern = titles.map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
      const { text } = await run([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        '--testNamePattern',
        pattern,
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(alone ? ['--no-file-parallelism'] : []),
        ...files.map((file) => join(folder, file)),
      ])
      if (!existsSync(report)) return { files: undefined, text }
      const read = /** @type {{ testResults: RunFile[] }} */ (JSON.parse(readFileSync(report, 'utf8')))
      return { files: read.testResults, text }
    },

    /** Ends what runs as Ctrl-C does: it clears up, and its promise resolves. */
    interrupt() {
      if (child?.pid === undefined) return
      if (process.platform === 'win32') child.kill('SIGINT')
      else process.kill(-child.pid, 'SIGINT')
    },
  }
}

// What the commands of the product have in common: the settings of `--env-file`, a clone made ready, then the built program in this process, so that signals and the exit code are its own.
import { setup } from '../setup.mjs'
import { readEnvFile } from './envFile.mjs'

/**
 * @param {string} program below apps/server/dist, e.g. 'src/main.js'
 * @param {number} [failed] the exit code when the clone cannot be made ready
 */
export async function runProgram(program, failed = 1) {
  try {
    readEnvFile()
    await setup()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(failed)
  }
  /** @type {unknown} */
  await import(new URL(`../../apps/server/dist/${program}`, import.meta.url).href)
}

// What the commands of the product have in common: a clone made ready, the settings of `--env-file`, then the built program in this process, so that signals and the exit code are its own.
import { setup } from '../setup.mjs'
import { readEnvFile } from './envFile.mjs'

const built = (/** @type {string} */ path) => new URL(`../../apps/server/dist/${path}`, import.meta.url).href

/**
 * Resolves once the program can run: with `early` as soon as the server is built, and `web` resolves when the web app is.
 * @param {boolean} early @returns {Promise<{ web: Promise<void> }>} in an object, because `await` would wait for it too
 */
async function serverIsReady(early) {
  let onServer = () => {}
  const server = new Promise((resolve) => {
    onServer = () => resolve(undefined)
  })
  const web = setup({ purpose: 'start', onServer: () => onServer() })
  await (early ? Promise.race([server, web]) : web)
  return { web }
}

/**
 * @param {string} program below apps/server/dist, e.g. 'src/main.js'
 * @param {number} [failed] the exit code when the clone cannot be made ready
 */
export async function runProgram(program, failed = 1) {
  try {
    // Before the settings are read, because those of the register say nothing of how it is built.
    const { web } = await serverIsReady(program === 'src/main.js')
    const { isSetting } = /** @type {typeof import('../../apps/server/src/config/table.ts')} */ (
      await import(built('src/config/table.js'))
    )
    readEnvFile(isSetting)
    const { webComesWith } = /** @type {typeof import('../../apps/server/src/http/site/built.ts')} */ (
      await import(built('src/http/site/built.js'))
    )
    webComesWith(web)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(failed)
  }
  /** @type {unknown} */
  await import(built(program))
}

// `--env-file FILE` of the commands: sets what the environment does not have from a file, and takes the two words away.
import { SetupProblem } from './run.mjs'

/** Throws SetupProblem. @param {string[]} [argv] changed in place */
export function readEnvFile(argv = process.argv) {
  const at = argv.findIndex((word) => /^--env-file(=|$)/.test(word))
  if (at < 0) return
  const [word = '', next] = argv.slice(at)
  const inWord = word.includes('=')
  const path = inWord ? word.slice(word.indexOf('=') + 1) : next
  argv.splice(at, inWord ? 1 : 2)
  try {
    process.loadEnvFile(path)
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new SetupProblem(`--env-file ${path ?? ''}: cannot be read (${code ?? message}) · 无法读取`)
  }
}

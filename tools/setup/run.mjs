// Runs a step of the set-up: shows progress after two seconds, and its output only when it fails.
import { spawn } from 'node:child_process'

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** The set-up cannot go on; the message is for the person at the terminal, without a stack. */
export class SetupProblem extends Error {
  /** @override */
  name = 'SetupProblem'
}

/**
 * @param {string} title what is being done, e.g. 'Installing packages'
 * @param {string[]} command a JavaScript file and its arguments, or any program when `shell` is true
 * @param {{ cwd: string, log: (line: string) => void, program?: string }} options
 * @returns {Promise<void>}
 */
export function step(title, command, { cwd, log, program = process.execPath }) {
  const since = Date.now()
  let shown = false
  const show = () => {
    log(`${title} … ${seconds(since)}`)
    shown = true
  }
  const first = setTimeout(show, 2_000)
  const later = setInterval(show, 10_000)
  return new Promise((resolve, reject) => {
    // npm is a script on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && program !== process.execPath
    const child = spawn(program, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell })
    let output = ''
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) => {
      clearTimeout(first)
      clearInterval(later)
      if (code !== 0) return reject(new SetupProblem(`${title} failed:\n${output.trim()}`))
      if (shown) log(`${title}: done in ${seconds(since)}`)
      resolve()
    })
  })
}

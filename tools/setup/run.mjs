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
 * @param {string[][]} commands one after the other: a JavaScript file and its arguments, or the arguments of `program`
 * @param {{ cwd: string, log: (line: string) => void, program?: string }} options
 * @returns {Promise<void>}
 */
export async function step(title, commands, { cwd, log, program = process.execPath }) {
  const since = Date.now()
  let shown = false
  const show = () => {
    log(`${title} … ${seconds(since)}`)
    shown = true
  }
  const first = setTimeout(show, 2_000)
  const later = setInterval(show, 10_000)
  try {
    for (const command of commands) {
      const { code, output } = await ended(program, command, cwd)
      if (code !== 0) throw new SetupProblem(`${title} failed:\n${output.trim()}`)
    }
  } finally {
    clearTimeout(first)
    clearInterval(later)
  }
  if (shown) log(`${title}: done in ${seconds(since)}`)
}

/** @param {string} program @param {string[]} command @param {string} cwd @returns {Promise<{ code: number | null, output: string }>} */
function ended(program, command, cwd) {
  return new Promise((resolve) => {
    // npm is a script on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && program !== process.execPath
    const child = spawn(program, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell })
    // A server that begins while the web app is built may end before it.
    const kill = () => void child.kill()
    process.once('exit', kill)
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
      process.off('exit', kill)
      resolve({ code, output })
    })
  })
}

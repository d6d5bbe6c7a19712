// Runs a program of the operator as cron or a timer does: in a session of its own, to its end.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../tools/operator/${name}.mjs`, import.meta.url))

/** Rejects with what it said when it fails. @param {string} file @param {string[]} args @param {Record<string, string | undefined>} env @returns {Promise<void>} */
export function runAlone(file, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    // The terminal sends Ctrl-C to this session alone, so the command in its own session is ended here.
    const end = () => void (child.pid && process.kill(-child.pid))
    process.once('exit', end)
    let said = ''
    const keep = (/** @type {Buffer} */ chunk) => void (said = `${said}${chunk.toString()}`.slice(-4_000))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`${file} ended with ${code}: ${said}`))
    })
  })
}

/** @param {string} name of a file in tools/operator @param {string[]} args @param {Record<string, string | undefined>} env */
export const operate = (name, args, env) => runAlone(process.execPath, [program(name), ...args], env)

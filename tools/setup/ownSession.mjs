// Long commands of the operator run in a session of their own: Linux shares a processor between sessions first, and a command can lower its own session without the terminal's.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** Whether sessions matter here, and this process shares its own with others. */
function shares() {
  try {
    if (readFileSync('/proc/sys/kernel/sched_autogroup_enabled', 'utf8').trim() !== '1') return false
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(session) !== process.pid
  } catch {
    return false
  }
}

/** Runs this program once more in a session of its own, with the same terminal, signals and exit code; false where it is in one already, or needs none. @returns {Promise<boolean>} */
export async function ranInOwnSession() {
  if (!shares()) return false
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    detached: true,
    stdio: 'inherit',
  })
  const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
  for (const signal of passedOn) process.on(signal, pass)
  await new Promise((/** @type {(done?: undefined) => void} */ done, refuse) => {
    child.once('error', refuse)
    child.once('exit', (code, signal) => {
      for (const one of passedOn) process.off(one, pass)
      process.exitCode = code ?? 1
      if (signal) process.kill(process.pid, signal)
      done()
    })
  })
  return true
}

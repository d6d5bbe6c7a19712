// `npm run dev`: compiles on every change, restarts the server when its code changed, and serves the web app from its sources.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { failSetup, setup } from './setup.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// The compiler is a child of its own launcher, so each child gets a process group, and the whole group is ended.
const groups = process.platform !== 'win32'
await setup().catch(failSetup)

/** @param {string[]} words @param {string} [folder] */
const node = (words, folder = '') =>
  spawn(process.execPath, words, { cwd: `${root}${folder}`, stdio: 'inherit', detached: groups })

const children = [
  node([
    'node_modules/typescript/bin/tsc',
    '-b',
    '--watch',
    '--preserveWatchOutput',
    'packages/contract',
    'apps/server',
  ]),
  node(['--watch', 'apps/server/dist/src/main.js']),
  node(['../../node_modules/vite/bin/vite.js'], 'apps/web'),
]

/** The first child to end stops the others. @param {number | null} code */
function endAll(code) {
  if (process.exitCode !== undefined) return
  process.exitCode = code ?? 1
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue
    if (groups) process.kill(-child.pid, 'SIGTERM')
    else child.kill('SIGTERM')
  }
}
for (const child of children) child.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0))

// Tests that a long command of the operator has a session of its own, lowers that one alone, and ends as its terminal says.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const switched = '/proc/sys/kernel/sched_autogroup_enabled'
const hasSessions = existsSync(switched) && readFileSync(switched, 'utf8').trim() === '1'
const folder = mkdtempSync(join(tmpdir(), 'session-'))
afterAll(() => rmSync(folder, { recursive: true }))

const here = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href)
const script = join(folder, 'command.mjs')
writeFileSync(
  script,
  `import { readFileSync } from 'node:fs'
   import { ranInOwnSession } from ${here('ownSession.mjs')}
   const weight = () => readFileSync('/proc/self/autogroup', 'utf8').trim()
   if (await ranInOwnSession()) console.log('outside', weight())
   else {
     const { goLast } = await import(${here('../../apps/server/dist/src/operator/priority.js')})
     goLast()
     process.on('SIGINT', () => process.exit(7))
     setInterval(() => {}, 1_000)
     console.log('inside', weight(), ...process.argv.slice(2))
   }`,
)

test.skipIf(!hasSessions)(
  'it lowers its own session and not the terminal’s, and hears Ctrl-C with its exit code',
  async () => {
    const before = readFileSync('/proc/self/autogroup', 'utf8').trim()
    const child = spawn(process.execPath, [script, 'FOLDER'], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => void (said += bytes.toString()))
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/^inside \/autogroup-\d+ nice 5 FOLDER\n$/)
    child.kill('SIGINT')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(7)
    expect(said.split('\n')[1]).toBe(`outside ${before}`)
    expect(said).not.toContain(`inside ${before.split(' ')[0]} `)
  },
)

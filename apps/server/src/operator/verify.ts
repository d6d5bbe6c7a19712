// npm run verify: checks the register that the environment names, which may be running. Exit code 0 nothing found, 1 findings, 2 could not run.
import { check } from '../checks.ts'
import { command, note, print } from './command.ts'

await command('Could not check', 'app', async (opened) => {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
  let [now, count] = ['', 0]
  const progress = setInterval(() => note(`checking ${now} … ${seconds()}`), 2_000)
  try {
    await check(opened, {
      check: (name: string) => void (now = name),
      found: ({ kind, where, what }) => {
        count++
        print(`${kind} ${where}: ${what}`)
      },
    })
    print(`${count === 0 ? 'No findings' : count === 1 ? '1 finding' : `${count} findings`} in ${seconds()}`)
    return count === 0 ? 0 : 1
  } finally {
    clearInterval(progress)
  }
})

// npm run verify: checks the register that the environment names, which may be running. Exit code 0 nothing found, 1 findings, 2 could not run.
import type { Phrase } from '@register/contract/phrase'
import { check } from '../checks.ts'
import { command, print } from './command.ts'
import { goLast } from '../start/work/priority.ts'
import { sayingOn, secondsSince } from './progress.ts'
import { both } from './said.ts'
import { besideOf } from './threads.ts'

const outcome = (count: number, seconds: string): Phrase =>
  count === 0
    ? [`校验完毕，没有发现不符，用时 ${seconds} 秒`, `No findings in ${seconds} s`]
    : [`发现 ${count} 处不符，用时 ${seconds} 秒`, `${count === 1 ? '1 finding' : `${count} findings`} in ${seconds} s`]

await command('Could not check', 'app', async (opened) => {
  // Its threads would take every processor from the register that serves meanwhile.
  goLast()
  const started = performance.now()
  let [now, count] = ['', 0]
  const enough = sayingOn(() => `checking ${now} … ${secondsSince(started)} s`)
  try {
    await check(
      opened,
      {
        check: (name, done, total) => void (now = `${name}, step ${done} of ${total}`),
        found: ({ kind, where, what }) => {
          count++
          print(`${kind} ${where}: ${what}`)
        },
      },
      { beside: besideOf(opened.connection) },
    )
    const seconds = secondsSince(started)
    print(both(outcome(count, seconds)))
    return count === 0 ? 0 : 1
  } finally {
    enough()
  }
})

// The process that works on jobs. The serving process starts it, sends it words (start/work/words.ts), and ends it (docs/decisions/0145-work-in-a-process-of-its-own.md).
import { setFlagsFromString } from 'node:v8'
import { linesOf } from './start/problem.ts'
import { alive, aliveMs, type ToWorker } from './start/work/words.ts'
import { workOn, type Working } from './start/work/work.ts'

// As in the process that serves: docs/decisions/0014.
setFlagsFromString('--heap-growing-percent=50')

// A terminal sends its signals to both; the serving process says when it is time.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
// Without the serving process its embedded database ends too, and jobs go to the next one.
process.on('disconnect', () => process.exit(1))
// A word that cannot be sent says that the serving process has died; the end of its channel follows and ends this one.
const sayAlive = () => void process.send?.(alive, undefined, undefined, () => {})
sayAlive()
setInterval(sayAlive, aliveMs).unref()

function fail(error: unknown): never {
  for (const line of linesOf(error, undefined)) process.stderr.write(`${line}\n`)
  process.exit(1)
}

let working: Promise<Working> | undefined
process.on('message', (word: ToWorker) => {
  if (word.kind === 'begin') {
    working = workOn(word)
    working.catch(fail)
  }
  void working?.then(async (one) => {
    if (word.kind === 'stopped') one.abort(word.id)
    // Its failure is met again at the end, which ends this process.
    if (word.kind === 'rest') await one.rest().catch(() => undefined)
    if (word.kind === 'end') {
      await one.end()
      process.exit(0)
    }
  })
})

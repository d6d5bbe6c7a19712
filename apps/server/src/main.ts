// Starts the process, says why when it cannot, and ends everything in order on a signal.
import { setFlagsFromString } from 'node:v8'
import { readConfig, type Config } from './config.ts'
import { problem } from './config/problem.ts'
import { endingOf } from './start/ending.ts'
import { linesOf } from './start/problem.ts'
import { start } from './start/start.ts'

// Lets garbage of long streams grow only to half of the live memory instead of four times as much: docs/decisions/0014.
setFlagsFromString('--heap-growing-percent=50')

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)
const ending = endingOf((error) => complain(error instanceof Error ? error.message : String(error)))

let ready = false
// Before anything is begun, so that a first start, which takes long, can be broken off too.
// SIGHUP is a terminal that was closed; without a handler it would be as hard an end as kill -9.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending.begun) return
    if (!ready) say('Broken off; the next start goes on from here · 已中断，下次启动会接着完成')
    void ending.now().then((clean) => process.exit(clean ? 0 : 1))
  })

const quit = (line: string) => {
  if (ending.begun) return
  complain(line)
  void ending.now().then(() => process.exit(1))
}

let config: Config | undefined
try {
  const [word] = process.argv.slice(2)
  if (word !== undefined)
    problem(word, [
      '不是启动参数：设置由环境变量或 --env-file 给出',
      'is no word of a start: settings come by variables or --env-file',
    ])
  config = readConfig(process.env)
  await start({ config, say, quit, ending })
  ready = true
} catch (error) {
  // Whoever broke the start off knows why it failed.
  if (!ending.begun) {
    for (const line of linesOf(error, config)) complain(line)
    if (config?.logLevel === 'debug' && error instanceof Error) complain(error.stack ?? '')
    await ending.now()
    process.exit(1)
  }
}

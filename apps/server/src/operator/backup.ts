// npm run backup -- FOLDER: backs up the register that the environment names, which may be running. Exit code 0 done, 1 done without files that are damaged in their store, 2 could not.
import { backUp } from './backingUp.ts'
import { command } from './command.ts'
import { goLast } from '../start/work/priority.ts'

await command('Could not back up · 无法备份', 'app', (opened) => {
  goLast()
  return backUp(opened, process.argv.slice(2))
})

// npm run restore -- FOLDER [--at SECOND]: restores a back-up into the empty DATA_DIR. Exit code 0 done and nothing found, 1 done with findings, 2 could not.
import { readConfig, type Config } from '../config.ts'
import { couldNot } from './command.ts'
import { goLast } from '../start/work/priority.ts'
import { restore } from './restoring.ts'

let config: Config | undefined
try {
  config = readConfig(process.env)
  // Also the server of the recovery: another register may serve on this machine.
  goLast()
  process.exitCode = await restore(config, process.argv.slice(2))
} catch (error) {
  couldNot('Could not restore · 无法恢复', error, config)
}

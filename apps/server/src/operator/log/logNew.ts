// npm run log:new -- --confirm 7KQ2-9XWM-3TRB: begins a new public log where the former one cannot go on. Exit code 0 done, 1 refused, 2 could not run.
import { command } from '../command.ts'
import { beginLogAnew } from './beginning.ts'

await command('Could not begin a new log', 'app', (opened) => beginLogAnew(opened, process.argv.slice(2)))

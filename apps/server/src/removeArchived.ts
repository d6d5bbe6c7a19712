// npm run archive:remove -- --before 2026-05: removes archived rows of the audit from its table; the register may be running. Exit code 0 removed, 1 refused, 2 could not run.
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { Refused, removeArchived } from './features/system/log/service.ts'
import { openFrom } from './files/store.ts'
import { note, print, withRegister } from './operator.ts'

try {
  const { values } = parseArgs({ options: { before: { type: 'string' } } })
  const { months, rows } = await withRegister(readConfig(process.env), 'owner', ({ db, secrets, files, seen }) =>
    removeArchived({ db, secrets, open: openFrom(files), seen, say: note }, values.before ?? ''),
  )
  print(`Removed ${rows} rows of the audit (${months.join(', ')}). They stand in their archives alone now.`)
} catch (error) {
  const isRefused = error instanceof Refused
  note(`${isRefused ? '' : 'Could not remove: '}${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = isRefused ? 1 : 2
}

// npm run archive:remove -- --before 2026-05: removes archived rows of the audit from its table; the register may be running. Exit code 0 removed, 1 refused, 2 could not run.
import { parseArgs } from 'node:util'
import { Refused, removeArchived } from '../features/system/log/service.ts'
import { openFrom } from '../files/store.ts'
import { command, note, print } from './command.ts'
import { both } from './said.ts'

await command('Could not remove', 'owner', async ({ db, secrets, files, seen }) => {
  const { values } = parseArgs({ options: { before: { type: 'string' } } })
  try {
    const { months, rows } = await removeArchived(
      { db, secrets, open: openFrom(files), seen, say: (step) => note(both(step)) },
      values.before ?? '',
    )
    print(
      both([
        `已从审计表移除 ${rows} 条记录（${months.join('、')}），现仅存于各自的归档`,
        `Removed ${rows} rows of the audit (${months.join(', ')}); they are in their archives alone now`,
      ]),
    )
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    note(both(error.why))
    return 1
  }
})

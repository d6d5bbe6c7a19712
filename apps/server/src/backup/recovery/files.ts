// The files that the rows of a restored database name are put back; an export that is nowhere is forgotten, because its person can make it again.
import type { Db, Pool } from '../../db/connect.ts'
import { canBeMadeAgain } from '../../files/store.ts'

interface Named {
  id: string
  /** Such as certificate, or export. */
  kind: string
}

/** Every file that a row names, in batches. */
export async function* storedFiles(db: Db): AsyncGenerator<Named> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('stored_file')
      .select(['id', 'kind'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(1_000)
      .execute()
    if (rows.length === 0) return
    yield* rows
    last = rows.at(-1)?.id ?? ''
  }
}

/** The task of the export stays in its person's list, without a file, as after the days for which files are kept. */
const forget = (db: Pool, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ file_id: null }).where('file_id', '=', id).execute()
    await tx.deleteFrom('stored_file').where('id', '=', id).execute()
  })

/** How many files are there again, are missing, and are exports to be made again. */
export interface BroughtBack {
  restored: number
  missing: number
  exports: number
}

/** @param putBack brings one file, or says false where it is nowhere */
export async function bringBack(db: Pool, putBack: (id: string) => Promise<boolean>): Promise<BroughtBack> {
  const counts = { restored: 0, missing: 0, exports: 0 }
  for await (const { id, kind } of storedFiles(db))
    if (await putBack(id)) counts.restored++
    else if (kind === canBeMadeAgain) {
      await forget(db, id)
      counts.exports++
    } else counts.missing++
  return counts
}

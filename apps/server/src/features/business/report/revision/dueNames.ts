// Puts announced changes of name into force on their day: the stored name follows what readers see since midnight, with version, notice, messages and log entry.
import { sql } from 'kysely'
import { isDatedField } from '@register/contract/business/report/parties/line'
import { renameParty } from '@register/contract/business/report/report'
import { appendAudit } from '../../../../access/audit.ts'
import type { AuditNote } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { inside, itself } from '../../../../jobs/asker.ts'
import type { Work } from '../../../../jobs/engine.ts'
import { oneByOne } from '../../../../jobs/oneByOne.ts'
import { today } from '../content/row.ts'
import { datedColumn } from '../parties/line.ts'
import { objectOf, type Enforcing } from '../store.ts'
import { comingNameObject } from './comingName.ts'
import { takeEffect } from './takeEffect.ts'

const due = (db: Db) =>
  db
    .selectFrom('party_entry')
    .where('written', '=', false)
    .where(sql<boolean>`effective_on <= ${today}`)

/**
 * A proposal holds the files that the report will have, and no other act changes the report while it waits. So it gets the proof
 * too, and does not take it away when it is confirmed. Names follow the line, whatever the proposal says of them.
 */
async function tellProposal(db: Db, reportId: number, proof: readonly string[]): Promise<void> {
  const filed = sql<string>`jsonb_set(content, '{fileIds}', content -> 'fileIds' || to_jsonb(${proof}::text[]))`
  await db
    .updateTable('report_proposal')
    .set({ content: filed })
    .where('report_id', '=', reportId)
    .where('status', '=', 'proposed')
    .execute()
}

/** Leaves `note` empty where another instance has done it already. */
async function beNamed(ctx: Enforcing, id: number, reportId: number): Promise<void> {
  // The report first, as every act on it locks it.
  const row = await ctx.db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const coming = await due(ctx.db).selectAll().where('id', '=', id).executeTakeFirst()
  if (!coming) return
  const { field, effective_on: on } = coming
  if (!isDatedField(field) || on === null) throw new Error(`Report ${row.id} has an announced change of nothing`)
  const before = row[datedColumn(field)]
  const files = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'bound_to', 'name'])
    .where('bound_to', 'in', [objectOf(row.id), comingNameObject(id)])
    .orderBy('created_at')
    .execute()
  const names = (all: typeof files) => all.map(({ name }) => name)
  const present = files.filter((file) => file.bound_to === objectOf(row.id))
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { certificateNo: row.certificate_no, effectiveDate: on, itself: true }
  await takeEffect(ctx, row, {
    kind: field.endsWith('Name') ? 'rename' : 'revision',
    columns: {},
    entries: [{ act: 'arrive', entry: id }],
    changes: [
      // A correction may have brought the name before its day.
      ...(before === coming.value ? [] : [{ field, before, after: coming.value }]),
      ...(present.length === files.length
        ? []
        : [{ field: 'otherFiles', before: names(present), after: names(files) }]),
    ],
    reason: coming.reason,
    changeDate: on,
    by: coming.user_id,
    fileIds: files.map((file) => file.id),
    from: comingNameObject(id),
  })
  const proof = files.filter((file) => !present.includes(file)).map((file) => file.id)
  await tellProposal(ctx.db, reportId, proof)
}

/** Each in a transaction of its own, in the name of the person who announced it. Returns how many. */
export async function putNamesIntoForce(work: Pick<Work, 'db' | 'secrets' | 'job' | 'signal'>): Promise<number> {
  const { db: pool, secrets } = work
  const all = await due(pool).selectAll().orderBy('effective_on').orderBy('id').execute()
  return oneByOne(all, work.signal, ({ id, report_id, user_id }) =>
    pool.transaction().execute(async (db) => {
      const note: AuditNote = { object: '', detail: {}, secondChain: 'none yet' }
      await beNamed({ db, secrets, note, actor: { id: user_id } }, id, report_id)
      if (!note.object) return 0
      await appendAudit(inside(itself(work), db, note), renameParty.audit, 200)
      return 1
    }),
  )
}

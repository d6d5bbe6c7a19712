// Puts announced changes of name into force on their day: the stored name follows what readers see since midnight, with version, notice, messages and log entry.
import { sql } from 'kysely'
import { partyKeys, type Party } from '@register/contract/business/public/comingName'
import { renameParty } from '@register/contract/business/report'
import { appendAudit } from '../../../../access/audit.ts'
import type { AuditNote } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { inside, itself } from '../../../../jobs/asker.ts'
import type { Work } from '../../../../jobs/engine.ts'
import { oneByOne } from '../../../../jobs/oneByOne.ts'
import { nameColumns } from '../content/comingNames.ts'
import { today } from '../content/row.ts'
import { objectOf, type Enforcing } from '../store.ts'
import { comingNameObject, nameFields } from './comingName.ts'
import { takeEffect } from './takeEffect.ts'

const due = (db: Db) => db.selectFrom('coming_name').where(sql<boolean>`effective_on <= ${today}`)

interface Arrived {
  reportId: number
  party: Party
  name: string
  proof: readonly string[]
}

/**
 * A proposal holds a whole content, and no other act changes the report while it waits. So it gets the name and the proof too, and
 * does not take them back when it is confirmed. One that changes this very name is stale from now on.
 */
async function tellProposal(db: Db, { reportId, party, name, proof }: Arrived): Promise<void> {
  const named = sql`jsonb_set(content, ${['columns', nameColumns[party]]}::text[], to_jsonb(${name}::text))`
  const filed = sql<string>`jsonb_set(${named}, '{fileIds}', content -> 'fileIds' || to_jsonb(${proof}::text[]))`
  await db
    .updateTable('report_proposal')
    .set({ content: filed })
    .where('report_id', '=', reportId)
    .where('status', '=', 'proposed')
    .where(sql<boolean>`not changes @> ${JSON.stringify([{ field: nameFields[party] }])}::jsonb`)
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
  const coming = await ctx.db.deleteFrom('coming_name').where('id', '=', id).returningAll().executeTakeFirst()
  if (!coming) return
  const party = partyKeys.find((one) => one === coming.party)
  if (!party) throw new Error(`Report ${row.id} has an announced name of nobody`)
  const before = row[nameColumns[party]]
  const files = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'bound_to', 'name'])
    .where('bound_to', 'in', [objectOf(row.id), comingNameObject(id)])
    .orderBy('created_at')
    .execute()
  const names = (all: typeof files) => all.map(({ name }) => name)
  const present = files.filter((file) => file.bound_to === objectOf(row.id))
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { certificateNo: row.certificate_no, effectiveDate: coming.effective_on, itself: true }
  await takeEffect(ctx, row, {
    kind: 'rename',
    columns: { [nameColumns[party]]: coming.name },
    changes: [
      // A correction may have brought the name before its day.
      ...(before === coming.name ? [] : [{ field: nameFields[party], before, after: coming.name }]),
      ...(present.length === files.length
        ? []
        : [{ field: 'otherFiles', before: names(present), after: names(files) }]),
    ],
    reason: coming.reason,
    changeDate: coming.effective_on,
    by: coming.user_id,
    fileIds: files.map((file) => file.id),
    from: comingNameObject(id),
  })
  const proof = files.filter((file) => !present.includes(file)).map((file) => file.id)
  await tellProposal(ctx.db, { reportId, party, name: coming.name, proof })
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

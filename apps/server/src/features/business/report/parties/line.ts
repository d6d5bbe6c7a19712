// The line of a report's names and addresses in the database: entries are added, corrected and taken out, and the report follows the latest by day of effect (docs/decisions/0097-facts-have-two-days.md).
import { sql } from 'kysely'
import {
  datedFieldKeys,
  entryOn,
  formerNames,
  isDatedField,
  valuesOn,
  type DatedEntry,
  type DatedField,
  type PartiesOn,
} from '@register/contract/business/report/parties/line'
import { dateReading } from '@register/contract/rules/days/partDays'
import { shanghaiDay } from '@register/contract/dates'
import { badField, conflict } from '@register/contract/errors'
import type { Db } from '../../../../db/connect.ts'
import { issueOf, type ReportRecord } from '../content/content.ts'

interface EnteredBy {
  reason: string
  by: number
  changeDate: string
}

/** What an act does to the line. */
export type EntryAct =
  /** Holds from the day of the change on. */
  | { act: 'add'; field: DatedField; value: string }
  /** `was`: what the person saw; null takes the entry out. */
  | { act: 'correct'; entry: number; was: string; value: string | null; on: string | null }
  /** The day of an announced name has come. */
  | { act: 'arrive'; entry: number }

/** Entries that hold or have held, in order of effect, read with the columns of `report`. Announced ones are not among them. */
export const datedOf = sql<DatedEntry[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'field', field, 'value', value, 'on', effective_on,
    'enteredOn', (entered_at at time zone 'Asia/Shanghai')::date, 'reason', reason) order by effective_on nulls first, id), '[]'::json)
  from party_entry where report_id = report.id and (written or effective_on <= (now() at time zone 'Asia/Shanghai')::date))`.as(
  'dated',
)

export type LineEntry = DatedEntry & { written: boolean }

/** Every entry of a report, announced ones too. */
export async function lineOf(db: Db, reportId: number): Promise<LineEntry[]> {
  const rows = await db.selectFrom('party_entry').selectAll().where('report_id', '=', reportId).execute()
  return rows.flatMap(({ field, ...row }) =>
    isDatedField(field)
      ? [
          {
            id: row.id,
            field,
            value: row.value,
            on: row.effective_on,
            enteredOn: shanghaiDay(new Date(row.entered_at)),
            reason: row.reason,
            written: row.written,
          },
        ]
      : [],
  )
}

const columns = {
  manufacturerName: 'manufacturer_name',
  manufacturerAddress: 'manufacturer_address',
  productionAddress: 'production_address',
  applicantName: 'applicant_name',
  applicantAddress: 'applicant_address',
} as const satisfies Record<DatedField, keyof ReportRecord>
type DatedColumn = (typeof columns)[DatedField]
export const datedColumn = (field: DatedField): DatedColumn => columns[field]
type Named = Pick<ReportRecord, DatedColumn>

/** What the stored record says, for fields without a line. */
export const storedValue =
  (row: Named) =>
  (field: DatedField): string =>
    row[datedColumn(field)] ?? ''

/** How the companies stood on a day. A day before the issue is refused, because the certificate said nothing then; so is one ahead, because a change may still be entered for it. */
export function standingOn(
  row: Named & Pick<ReportRecord, 'issue_date' | 'as_printed'> & { dated: readonly DatedEntry[] },
  day: string | undefined,
  bodyName: (day: string) => string,
): PartiesOn | null {
  if (day === undefined) return null
  if (day > shanghaiDay()) throw badField('on', ['日期不能晚于今天', 'Day must not be in the future'])
  if (row.issue_date && day < row.issue_date) {
    const [zh, en] = dateReading(issueOf(row), 'issueDate')
    throw badField('on', [`日期不能早于发证日期 ${zh}`, `Day must not be before the issue date ${en}`])
  }
  return { day, ...valuesOn(row.dated, day, storedValue(row)), bodyName: bodyName(day) }
}

/** The line of a field begins with what the record says before the first change. */
async function openLine(db: Db, row: ReportRecord, field: DatedField): Promise<void> {
  await db
    .insertInto('party_entry')
    .values({
      report_id: row.id,
      field,
      value: storedValue(row)(field),
      user_id: row.created_by,
      entered_at: row.published_at ?? row.created_at,
    })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Adds a dated change; with a day ahead it is announced, and the record follows it on its day. Returns its id. */
export async function addEntry(
  db: Db,
  row: ReportRecord,
  { field, value }: Extract<EntryAct, { act: 'add' }>,
  { reason, by, changeDate: on }: EnteredBy,
): Promise<number> {
  await openLine(db, row, field)
  const { id } = await db
    .insertInto('party_entry')
    .values({ report_id: row.id, field, value, effective_on: on, reason, user_id: by, written: on <= shanghaiDay() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function correctEntry(db: Db, row: ReportRecord, act: Extract<EntryAct, { act: 'correct' }>): Promise<void> {
  const one = () =>
    db.selectFrom('party_entry').select('id').where('report_id', '=', row.id).where('id', '=', act.entry)
  const same = await one().where('value', '=', act.was).where('written', '=', true).executeTakeFirst()
  if (!same)
    throw conflict(['该条变更记录已有变化，请重新打开后再试', 'This entry has changed since. Open the report again'], {
      rev: row.rev,
    })
  if (act.value === null) await db.deleteFrom('party_entry').where('id', '=', act.entry).execute()
  else
    await db
      .updateTable('party_entry')
      .set({ value: act.value, effective_on: act.on })
      .where('id', '=', act.entry)
      .execute()
}

/** What a report says of its companies today, by the line; nothing where no field has one. */
function followed(
  row: ReportRecord,
  entries: readonly LineEntry[],
): Partial<Named & Pick<ReportRecord, 'former_names'>> {
  const written = entries.filter((one) => one.written)
  if (written.length === 0) return {}
  const today = shanghaiDay()
  const present: Partial<Named> = Object.fromEntries(
    datedFieldKeys.flatMap((field) => {
      const entry = entryOn(written, field, today)
      return entry ? [[datedColumn(field), entry.value]] : []
    }),
  )
  const maker = present.manufacturer_name ?? row.manufacturer_name
  return { ...present, former_names: formerNames(written, maker, today) }
}

/** Does the acts, and returns the columns of the report that follow from its whole line. `row`: locked. */
export async function followLine(db: Db, row: ReportRecord, acts: readonly EntryAct[], about: EnteredBy) {
  for (const one of acts) {
    if (one.act === 'add') await addEntry(db, row, one, about)
    else if (one.act === 'correct') await correctEntry(db, row, one)
    else await db.updateTable('party_entry').set({ written: true }).where('id', '=', one.entry).execute()
  }
  return followed(row, await lineOf(db, row.id))
}

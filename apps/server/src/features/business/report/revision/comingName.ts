// A change of name with a day ahead: announced from today, the name on its day, and called off before it by an act of its own (docs/decisions/0094-names-ahead.md and docs/decisions/0097-facts-have-two-days.md).
import type { callOffRename } from '@register/contract/business/report/lifecycle/rename'
import { nameFields } from '@register/contract/business/report/parties/line'
import { partyKeys, parties, type Party } from '@register/contract/business/report/comingName'
import { publishedStatuses } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { publishChange } from '../../changeNotice/service.ts'
import { bind, filesOf } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { notifyFollowers } from '../notification/followers.ts'
import { notifyCompanies, type TellableChange } from '../notification/notify.ts'
import { addEntry, lineOf } from '../parties/line.ts'
import { lockReport, objectOf, writeReport } from '../store.ts'
import type { Decided } from './takeEffect.ts'

/** The fields of the notices that tell of it beforehand. */
const comingFields = { manufacturer: 'comingManufacturerName', applicant: 'comingApplicantName' } as const
/** What the files of its proof are bound to until its day. */
export const comingNameObject = (id: number): string => `partyEntry:${id}`

const called = (party: Party, name: string): Phrase => [
  `${parties[party][0]}：${name}`,
  `${parties[party][1]}: ${name}`,
]

/** Writes the record, its change notice and its log entry, and sends a message to the companies and the followers. */
async function makePublic(
  ctx: UserCtx,
  row: ReportRecord,
  change: TellableChange & { kind: 'renameAhead' | 'renameCalledOff' },
  notice: { field: string; before: string | null; after: string | null; by: number },
): Promise<void> {
  const { by, ...changed } = notice
  const written = await writeReport(ctx, row.id, {})
  await publishChange(ctx, { report: written, ...change, changes: [changed] })
  const companies = await notifyCompanies(ctx, written, change)
  await notifyFollowers(ctx, written, change, [...companies, by])
  await appendEntries(ctx, [{ reportId: row.id, kind: change.kind }])
}

/** For the minute between the day's beginning and the task that writes the announced name. `row`: locked. */
export async function refuseDueNames(ctx: UserCtx, row: ReportRecord): Promise<void> {
  const due = await ctx.db
    .selectFrom('party_entry')
    .select('id')
    .where('report_id', '=', row.id)
    .where('written', '=', false)
    .where('effective_on', '<=', shanghaiDay())
    .executeTakeFirst()
  if (due)
    throw conflict(
      [
        '已预告的单位更名正在生效，请稍后再试',
        'An announced change of name is being put into force. Try again in a minute',
      ],
      { rev: row.rev },
    )
}

/** `row`: locked. The names stay what they are until the day; several later names may be announced. The first of them gets the proof. */
export async function announceName(ctx: UserCtx, row: ReportRecord, decided: Decided): Promise<void> {
  const { entries = [], reason, changeDate: on, by, from } = decided
  const present = new Set((await filesOf(ctx, objectOf(row.id))).map((file) => file.id))
  const proof = decided.fileIds.filter((file) => !present.has(file))
  if (entries.length === 0) throw new Error(`The change of name of report ${row.id} names no company`)
  for (const [at, entry] of entries.entries()) {
    const party = partyKeys.find((one) => entry.act === 'add' && entry.field === nameFields[one])
    if (entry.act !== 'add' || !party) throw new Error(`The change of name of report ${row.id} names no company`)
    const name = entry.value
    const id = await addEntry(ctx.db, row, entry, decided)
    if (at === 0) await bind(ctx, comingNameObject(id), proof, from ? { from } : {})
    const change = { kind: 'renameAhead' as const, reason, changeDate: on, what: called(party, name) }
    await makePublic(ctx, row, change, { field: comingFields[party], before: null, after: name, by })
  }
}

/** Before its day only: from then on it is the name, and another change of name is the act that changes it. */
export async function callOffName(ctx: UserCtx, given: Input<typeof callOffRename>['body']): Promise<void> {
  const { party, reason, on } = given
  const row = await lockReport(ctx, given, publishedStatuses)
  await refuseDueNames(ctx, row)
  const announced = (await lineOf(ctx.db, row.id)).filter(
    (one) => !one.written && one.field === nameFields[party] && (on === undefined || one.on === on),
  )
  const coming = announced.at(-1)
  if (!coming) throw conflict(['没有可撤回的更名预告', 'No change of this name is announced'], { rev: row.rev })
  if (on === undefined && announced.length > 1)
    throw badField('on', [
      '预告了多次更名，请指明变更日期',
      'Several changes of this name are announced: say of which day',
    ])
  await ctx.db.deleteFrom('party_entry').where('id', '=', coming.id).execute()
  await bind(ctx, comingNameObject(coming.id), [])
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { certificateNo: row.certificate_no, party, reason, effectiveDate: coming.on }
  const change = {
    kind: 'renameCalledOff' as const,
    reason,
    changeDate: shanghaiDay(),
    what: called(party, coming.value),
  }
  await makePublic(ctx, row, change, {
    field: comingFields[party],
    before: coming.value,
    after: null,
    by: ctx.actor.id,
  })
}

// The background work of an import: checking its file and importing its rows.
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { FormKind } from '@register/contract/rules/parameters/formKind'
import * as contract from '@register/contract/business/reportImport'
import { maxImportRows, maxProblems, type ImportProblem } from '@register/contract/business/reportImport'
import type { ReportContent } from '@register/contract/business/report/shape'
import { conflict } from '@register/contract/errors'
import { newNotes, noteTexts } from '@register/contract/workbook/notes'
import { appendAudit } from '../../../access/audit.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { readTable } from '../../../files/table/readTable.ts'
import { markSheet, type Mark, type Marking } from '../../../files/table/markSheet.ts'
import { storeFile, type StoredFile } from '../../../files/stored.ts'
import { enter } from '../file/service.ts'
import type { FileStore } from '../../../files/store.ts'
import { askerOf, inside } from '../../../jobs/asker.ts'
import type { JobKind, Work } from '../../../jobs/engine.ts'
import { endJob } from '../../../jobs/job.ts'
import { paced } from '../../../jobs/paced.ts'
import { addUnlisted } from '../category/service.ts'
import { ownBody } from '../body/service.ts'
import { notifyFromSystem } from '../../system/message/service.ts'
import { bulkInsert, confirmBases, unlistedBasis } from '../report/service.ts'
import { checkSheet, tooManyRows } from './rows/check.ts'
import { rulesOf } from './rules/rulesOf.ts'
import { headingsIn, problemHeading } from './rows/head.ts'
import { oddDatesNote, type OddDates } from './notes/oddDates.ts'
import { sheetsOf } from './rows/sheets.ts'
import { importOf, objectOf, type ImportRecord } from './job.ts'

/** Problems that are marked in the file; where there are more, people mend these first. */
const maxMarks = 20_000

export const markedName = (say: UserCtx['say'], name: string): string =>
  `${name.replace(/\.xlsx$/i, '')}_${say(['问题标注', 'problems'])}.xlsx`

const reportEveryMs = 500
const reportEveryRows = 200
/** Rows written at a time. */
const writeRows = 200

export const fileOf = async (store: FileStore, id: string | null): Promise<Buffer> => {
  if (!id) throw new Error('An import without a file')
  return buffer((await store.read(id)).stream)
}

/** Writes progress from time to time, through the pool: other connections would not see writes of the transaction. */
const progressOf = ({ onProgress }: Work) =>
  paced((done) => onProgress({ done }), { everyMs: reportEveryMs, everyRows: reportEveryRows })

/** The name of the sheet, and the rows below its headings. */
async function measure(bytes: Buffer, kind: FormKind): Promise<{ sheet: string; total: number }> {
  let sheet = ''
  let rows = -1
  const sheets = { ...sheetsOf(kind), chosen: (name: string) => void (sheet = name) }
  const reading = { maxRows: maxImportRows + 2, hidden: 'asRead', sheets } as const
  for await (const _ of readTable(bytes, reading, headingsIn(kind))) rows++
  return { sheet, total: Math.max(0, rows) }
}

/** Dry run: checks every row, stores problems up to the limit and counts all. Writes only its result. */
async function checkJob(work: Work, store: FileStore): Promise<void> {
  const { db, signal } = work
  const ctx = await askerOf(work, contract.checkImport)
  const job = await importOf(db, work.job.id)
  const rules = await rulesOf(ctx, job.form_kind, { body: await ownBody(ctx), existing: job.existing })
  const bytes = await fileOf(store, job.file_id)
  const { sheet, total } = await measure(bytes, rules.kind)
  await work.onProgress({ total })
  const progress = progressOf(work)
  const problems: ImportProblem[] = []
  const marks: Mark[] = []
  let headRow = 1
  const counts = { done: 0, good: 0, problems: 0 }
  const bases = new Set<string>()
  const tooMany = total > maxImportRows
  const notes = newNotes()
  const odd: OddDates[] = []
  for await (const one of tooMany ? [tooManyRows(ctx)] : checkSheet(ctx, bytes, rules, notes)) {
    signal.throwIfAborted()
    counts.problems += one.problems.length
    if (problems.length < maxProblems) problems.push(...one.problems.slice(0, maxProblems - problems.length))
    if (marks.length < maxMarks) marks.push(...one.problems.map(({ row, column, msg }) => ({ row, column, text: msg })))
    if (one.head) {
      if (counts.done === 0) headRow = one.row
      continue
    }
    counts.done++
    if (one.content && !tooMany) {
      counts.good++
      if (one.odd && one.odd.length > 0) odd.push({ row: one.row, phrases: one.odd })
      for (const basis of one.content.testBasis ?? []) bases.add(basis)
    }
    await progress(counts.done)
  }
  const unlisted = job.existing ? await unlistedBasis(db, [...bases]) : []
  // The sheet that was read, wherever it is.
  const bound = { headRow, marks, sheets: { ...sheetsOf(rules.kind), own: [sheet] } }
  const marked = marks.length > 0 ? await markedOf(store, ctx, job, bytes, bound) : undefined
  await db.transaction().execute(async (tx) => {
    if (marked) await enter({ ...ctx, db: tx }, marked, 'other', { boundTo: objectOf(job.id) })
    await tx
      .updateTable('import_job')
      .set({
        marked_file_id: marked?.id ?? null,
        state: 'checked',
        sheet,
        good_rows: counts.good,
        bad_rows: total - counts.good,
        problem_count: counts.problems,
        unlisted_basis: unlisted,
        problems: JSON.stringify(problems),
        notes: JSON.stringify([...noteTexts(notes), ...oddDatesNote(odd, job.existing)].map(ctx.say)),
      })
      .where('id', '=', job.id)
      .execute()
    await endJob(tx, work.job, { done: counts.done, total })
  })
}

/** The uploaded workbook with its problems marked, in the file store; undefined where it could not be made. */
async function markedOf(
  store: FileStore,
  ctx: UserCtx,
  job: ImportRecord,
  bytes: Buffer,
  { headRow, marks, sheets }: Pick<Marking, 'headRow' | 'marks' | 'sheets'>,
): Promise<StoredFile | undefined> {
  const marked = await markSheet(bytes, {
    headRow,
    ...(sheets && { sheets }),
    heading: { text: ctx.say(problemHeading), known: problemHeading },
    marks,
  })
  return marked && storeFile(store, { name: markedName(ctx.say, job.file_name), bytes: marked })
}

/** Imports in one transaction, together with the end of the job and the audit row: a killed import leaves no rows. */
async function writeJob(work: Work, store: FileStore): Promise<void> {
  const { db, signal } = work
  const ctx = await askerOf(work, contract.runImport)
  const job = await importOf(db, work.job.id)
  const { rows, confirmedBasis } = asked.parse(work.job.params)
  const body = await ownBody(ctx)
  const bytes = await fileOf(store, job.file_id)
  const progress = progressOf(work)
  await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
    // Its entries of the public log are written with the audit row: everybody who publishes waits for the end of the log.
    const own = inside(ctx, tx, { object: objectOf(job.id), detail: {}, secondChain: 'none yet' })
    const bulk = bulkInsert(own, body.id, { existing: job.existing, formKind: job.form_kind })
    let [imported, left] = [0, 0]
    let waiting: ReportContent[] = []
    const write = async () => {
      const batch = waiting
      waiting = []
      if (job.existing)
        await addUnlisted(
          own,
          batch.map(({ categoryCode }) => categoryCode),
          job.form_kind,
        )
      const ids = await bulk.add(batch)
      if (job.existing)
        await confirmBases(
          own,
          batch.map(({ testBasis }, at) => ({ id: ids[at] ?? 0, testBasis: testBasis ?? [] })),
          confirmedBasis,
        )
      imported += batch.length
      await progress(imported + left)
    }
    // Checked again, because the register may have changed since the dry run.
    const rules = await rulesOf(own, job.form_kind, { body, existing: job.existing })
    for await (const one of checkSheet(ctx, bytes, rules)) {
      signal.throwIfAborted()
      if (one.head) continue
      if (one.content) waiting.push(one.content)
      else left++
      if (left > 0 && rows === 'all')
        throw conflict([
          `第 ${one.row} 行在预检之后变得不能导入，没有导入任何内容；请重新预检`,
          `Row ${one.row} can no longer be imported since the check, so nothing was. Check the file again`,
        ])
      if (waiting.length >= writeRows) await write()
    }
    await write()
    await bulk.finish()
    await tx.updateTable('import_job').set({ state: 'done', imported }).where('id', '=', job.id).execute()
    await endJob(tx, work.job, { done: imported + left })
    const about = { file: job.file_name, count: imported }
    await notifyFromSystem(own, { kind: 'importDone', to: [ctx.actor.id], object: objectOf(job.id), about })
    own.note.detail = { file: job.file_name, existing: job.existing, imported, leftOut: left, confirmedBasis }
    await appendAudit(own, 'report.imported', 200)
  })
}

/** The parameters of the job that writes the rows. */
const asked = contract.runImport.body.pick({ rows: true, confirmedBasis: true })

/** A repeated check starts anew; an import that did not end has written nothing. */
export const importJobs = (store: FileStore): JobKind[] =>
  (
    [
      ['import.check', checkJob],
      ['import.write', writeJob],
    ] as const
  ).map(([kind, work]) => ({
    kind,
    workers: 'others',
    queue: 'import',
    work: (one) => work(one, store),
    async failed(tx, { id, created_by: by, file_name: file }) {
      const own = await importOf(tx, id)
      const to = by === null ? [] : [by]
      await notifyFromSystem({ db: tx }, { kind: 'importFailed', to, object: objectOf(own.id), about: { file } })
    },
  }))

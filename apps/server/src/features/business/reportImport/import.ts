// The work behind a job: checking its file and importing its rows, one job of this process at a time.
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { formKindOf } from '@register/contract/business/parameters/formKinds'
import { maxImportRows, maxProblems, type ImportProblem } from '@register/contract/business/reportImport'
import { contentSchema, type ReportContent } from '@register/contract/business/reportShape'
import { conflict, Failure, unexpected } from '@register/contract/errors'
import { appendAudit } from '../../../access/audit.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { markSheet, readSheet, type Mark, type Marking } from '../../../files/excel.ts'
import { keep } from '../../../files/stored.ts'
import { enter } from '../file/service.ts'
import type { FileStore } from '../../../files/store.ts'
import { lineOf, paced } from '../../../jobs/line.ts'
import { addUnlisted } from '../category/service.ts'
import { ownBody } from '../body/service.ts'
import { tellOf } from '../../system/message/service.ts'
import { bulkInsert } from '../report/service.ts'
import { checkSheet, tooManyRows, type Rules } from './rows/check.ts'
import { problemHeading } from './rows/head.ts'
import { sheetsOf } from './rows/sheets.ts'
import { life, moveJob, objectOf, type JobRecord } from './job.ts'

export interface Workshop {
  db: Pool
  store: FileStore
  /** Receives the failures that are bugs. */
  report: (error: unknown) => void
}

export type Job = Pick<JobRecord, 'id' | 'file_id' | 'file_name' | 'form_kind' | 'existing' | 'good_rows'>

/** Problems that are marked in the file; where there are more, these are mended first. */
const maxMarks = 20_000

export const markedName = (say: UserCtx['say'], name: string): string =>
  `${name.replace(/\.xlsx$/i, '')}_${say(['问题标注', 'problems'])}.xlsx`

const tellEveryMs = 500
const tellEveryRows = 200
/** Rows written at a time. */
const writeRows = 200

const line = lineOf(1)

/** Puts work for a job in line. While it waits and works the job shows signs of life; whatever it throws becomes the job's failure. */
export const enqueue = (
  { db, report }: Workshop,
  ctx: UserCtx,
  { id, file_name: file }: Pick<Job, 'id' | 'file_name'>,
  work: () => Promise<void>,
): Promise<void> =>
  line.add(id, {
    work,
    beat: () => life.beat(db, id),
    async failed(error) {
      const known = error instanceof Failure
      if (!known) report(error)
      await db.transaction().execute(async (tx) => {
        const failed = await life.fail(tx, id, known ? error.phrase : unexpected(ctx.meta.traceId))
        if (failed)
          await tellOf({ db: tx }, { kind: 'importFailed', to: [ctx.actor.id], object: objectOf(id), about: { file } })
      })
    },
    report,
  })

export const fileOf = async (store: FileStore, id: string | null): Promise<Buffer> => {
  if (!id) throw new Error('An import without a file')
  return buffer((await store.read(id)).stream)
}

/** Writes progress now and then, through the pool: a transaction's own writes would not be seen outside it. */
const teller = (db: Pool, id: string) =>
  paced((done) => life.beat(db, id, { done }), { everyMs: tellEveryMs, everyRows: tellEveryRows })

export function rulesOf(formKind: string, body: Rules['body'], existing: boolean): Rules {
  const kind = formKindOf(formKind)
  return { kind, schema: contentSchema([kind]), body, existing }
}

/** The name of the sheet that is read, and the rows below its headings. */
async function measure(bytes: Buffer, kind: FormKind): Promise<{ sheet: string; total: number }> {
  let sheet = ''
  let rows = -1
  const sheets = { ...sheetsOf(kind), chosen: (name: string) => void (sheet = name) }
  for await (const _ of readSheet(bytes, { maxRows: maxImportRows + 2, hidden: 'asRead', sheets })) rows++
  return { sheet, total: Math.max(0, rows) }
}

/** Dry run: every row checked, problems kept up to the cap and all counted. Nothing is written but the job. */
export async function checkJob({ db, store }: Workshop, ctx: UserCtx, job: Job): Promise<void> {
  const rules = rulesOf(job.form_kind, await ownBody(ctx), job.existing)
  const bytes = await fileOf(store, job.file_id)
  const { sheet, total } = await measure(bytes, rules.kind)
  await life.beat(db, job.id, { total })
  const tell = teller(db, job.id)
  const problems: ImportProblem[] = []
  const marks: Mark[] = []
  let headRow = 1
  const counts = { done: 0, good: 0, problems: 0 }
  const tooMany = total > maxImportRows
  for await (const one of tooMany ? [tooManyRows(ctx)] : checkSheet(ctx, bytes, rules)) {
    counts.problems += one.problems.length
    if (problems.length < maxProblems) problems.push(...one.problems.slice(0, maxProblems - problems.length))
    if (marks.length < maxMarks) marks.push(...one.problems.map(({ row, column, msg }) => ({ row, column, text: msg })))
    if (one.head) {
      if (counts.done === 0) headRow = one.row
      continue
    }
    counts.done++
    if (one.content && !tooMany) counts.good++
    await tell(counts.done)
  }
  const marked =
    marks.length > 0
      ? await keepMarked({ db, store }, ctx, job, bytes, { headRow, marks, sheets: sheetsOf(rules.kind) })
      : undefined
  await moveJob(db, job.id, 'checking', {
    ...(marked && { marked_file_id: marked }),
    state: 'checked',
    done: counts.done,
    sheet,
    total,
    good_rows: counts.good,
    bad_rows: total - counts.good,
    problem_count: counts.problems,
    problems: JSON.stringify(problems),
  })
}

/** The uploaded workbook with what is wrong marked in it, kept beside it; its file's id, or nothing where it could not be made. */
async function keepMarked(
  { db, store }: Pick<Workshop, 'db' | 'store'>,
  ctx: UserCtx,
  job: Job,
  bytes: Buffer,
  { headRow, marks, sheets }: Pick<Marking, 'headRow' | 'marks' | 'sheets'>,
): Promise<string | undefined> {
  const marked = await markSheet(bytes, {
    headRow,
    ...(sheets && { sheets }),
    heading: { text: ctx.say(problemHeading), known: problemHeading },
    marks,
  })
  if (!marked) return undefined
  const kept = await keep(store, { name: markedName(ctx.say, job.file_name), bytes: marked })
  await enter({ ...ctx, db }, kept, 'other', objectOf(job.id))
  return kept.id
}

/** Imports in one transaction, together with the job's end and the audit row: killed in the middle, nothing is there. */
export async function importJob({ db, store }: Workshop, ctx: UserCtx, job: Job, rows: 'all' | 'good'): Promise<void> {
  const body = await ownBody(ctx)
  const bytes = await fileOf(store, job.file_id)
  const tell = teller(db, job.id)
  await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
    const inside: UserCtx = { ...ctx, db: tx, note: { object: objectOf(job.id), detail: {} } }
    const bulk = bulkInsert(inside, body.id, { existing: job.existing, formKind: job.form_kind })
    let [imported, left] = [0, 0]
    let waiting: ReportContent[] = []
    const write = async () => {
      const batch = waiting
      waiting = []
      if (job.existing)
        await addUnlisted(
          inside,
          batch.map(({ categoryCode }) => categoryCode),
          job.form_kind,
        )
      await bulk.add(batch)
      imported += batch.length
      await tell(imported + left)
    }
    // Checked again: the register may have changed since the dry run.
    for await (const one of checkSheet(ctx, bytes, rulesOf(job.form_kind, body, job.existing))) {
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
    const ended = await moveJob(tx, job.id, 'importing', { state: 'done', done: imported + left, imported })
    if (!ended) throw new Error(`Import ${job.id} was ended by somebody else`)
    await tellOf(inside, {
      kind: 'importDone',
      to: [ctx.actor.id],
      object: objectOf(job.id),
      about: { file: job.file_name, count: imported },
    })
    inside.note.detail = { file: job.file_name, existing: job.existing, imported, leftOut: left }
    await appendAudit(inside, 'report.imported', 200)
  })
}

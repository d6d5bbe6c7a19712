// Certificate files that name another certificate. The person who publishes them confirms them, because the public would find the wrong paper under a genuine number (docs/decisions/0118-a-file-says-whose-it-is.md).
import { verdictOn } from '@register/contract/business/report/certificateFile/compare'
import { unconfirmedFiles, type ForeignFile } from '@register/contract/business/report/certificateFile/foreign'
import type { UserCtx } from '../../../../access/ctx.ts'
import { certificateFiles, filesOf } from '../../file/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { addEvent } from '../history/event.ts'
import { objectOf } from '../store.ts'

type Numbered = Pick<ReportRecord, 'certificate_no' | 'probable_no'>

/** Those of these files whose text names certificates, and not this one. */
export async function foreignAmong(
  ctx: Pick<UserCtx, 'db'>,
  { certificate_no, probable_no }: Numbered,
  ids: readonly string[],
): Promise<ForeignFile[]> {
  const files = await certificateFiles(ctx.db, ids)
  return files.flatMap(({ id, name, text }) =>
    text && verdictOn(text, [certificate_no, probable_no]) === 'other'
      ? [{ id, name, numbers: [...text.numbers] }]
      : [],
  )
}

/** Of the files that a report has now. */
export const foreignFiles = async (ctx: UserCtx, row: Numbered & { id: number }): Promise<ForeignFile[]> =>
  foreignAmong(
    ctx,
    row,
    (await filesOf(ctx, objectOf(row.id))).map(({ id }) => id),
  )

interface Confirming {
  /** The files that the report will have. */
  ids: readonly string[]
  confirmed: readonly string[]
}

/** Refuses to make files public that name another certificate and that the caller has not confirmed; notes those that were. What is public already is not asked for again. */
export async function confirmFiles(
  ctx: UserCtx,
  row: Numbered & { id: number; version: number },
  { ids, confirmed }: Confirming,
): Promise<void> {
  const present = row.version > 0 ? (await filesOf(ctx, objectOf(row.id))).map(({ id }) => id) : []
  const foreign = await foreignAmong(
    ctx,
    row,
    ids.filter((id) => !present.includes(id)),
  )
  if (foreign.length === 0) return
  const left = foreign.filter(({ id }) => !confirmed.includes(id))
  if (left.length > 0) throw unconfirmedFiles(left)
  const told = foreign.map(({ name, numbers }) => `${name}（${numbers.slice(0, 5).join('、')}）`).join('；')
  await addEvent(ctx, row.id, 'confirmFile', told.slice(0, 500))
  ctx.note.detail = { ...ctx.note.detail, confirmedFiles: foreign.map(({ id }) => id) }
}

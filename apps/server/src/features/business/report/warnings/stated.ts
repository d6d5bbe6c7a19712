// What a person states who makes a content public: its unlisted test basis, and its files that name another certificate.
import type { UserCtx } from '../../../../access/ctx.ts'
import type { ReportRecord } from '../content/content.ts'
import { confirmBasis } from './basis.ts'
import { confirmFiles } from './files.ts'

export interface Stated {
  confirmedBasis?: readonly string[] | undefined
  confirmedFiles?: readonly string[] | undefined
}

/** Refuses what is not stated, the test basis first; what is public already is not asked for again. `row`: the report as it is stored. */
export async function confirmStated(
  ctx: UserCtx,
  row: ReportRecord,
  coming: { testBasis: readonly string[]; fileIds: readonly string[] },
  { confirmedBasis = [], confirmedFiles = [] }: Stated,
): Promise<void> {
  const before = row.version > 0 ? row.test_basis : []
  await confirmBasis(ctx, row.id, coming.testBasis, { confirmed: confirmedBasis, before })
  await confirmFiles(ctx, row, { ids: coming.fileIds, confirmed: confirmedFiles })
}

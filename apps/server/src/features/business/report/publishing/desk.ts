// What the person who publishes compares: the report in their scope, its files with what their text names, its sample against its coverage.
import { verdictOn, type FileVerdict } from '@register/contract/business/report/certificateFile/compare'
import { sampleInRows } from '@register/contract/rules/coverage/writing/ofSample'
import type { PublishingDesk } from '@register/contract/business/report/publishing/desk'
import type { UserCtx } from '../../../../access/ctx.ts'
import { viewUrl } from '../../../../files/stored.ts'
import { recordForm } from '../../category/service.ts'
import { certificateFiles, filesOf } from '../../file/service.ts'
import { loadContent, findReport, objectOf } from '../store.ts'
import { readReport } from '../read.ts'

/** What has to be looked at first stands first; files of other kinds stand last. */
const rankOf = (verdict: FileVerdict | null): number => (verdict === 'other' ? 0 : verdict === null ? 2 : 1)

export async function publishingDeskOf(ctx: UserCtx, id: number): Promise<PublishingDesk> {
  const row = await findReport(ctx, id)
  const { coverage, parameters } = await loadContent(ctx, row)
  const files = await filesOf(ctx, objectOf(id))
  const read = new Map(
    (
      await certificateFiles(
        ctx.db,
        files.map((file) => file.id),
      )
    ).map((one) => [one.id, one.text]),
  )
  const own = [row.certificate_no, row.probable_no]
  return {
    report: await readReport(ctx, id),
    files: files
      .map((file) => ({
        ...file,
        viewUrl: viewUrl(ctx, file),
        verdict: file.kind === 'certificate' ? verdictOn(read.get(file.id) ?? null, own) : null,
        numbers: [...(read.get(file.id)?.numbers ?? [])],
      }))
      .toSorted((a, b) => rankOf(a.verdict) - rankOf(b.verdict)),
    sample: sampleInRows(recordForm(row), coverage, parameters),
  }
}

// Further files with the certificates of the company that the account `enterprise` acts for: the report, and a photo of the nameplate.
import type { ReportContent } from '@register/contract/business/report/shape'
import type { UserCtx } from '../../../src/access/ctx.ts'
import { enter } from '../../../src/features/business/file/service.ts'
import type { FileStore } from '../../../src/files/store.ts'
import { storeFile } from '../../../src/files/stored.ts'
import { drawing } from '../drawings.ts'
import { makers } from '../makers.ts'
import { certificatePdf } from '../pdf.ts'

const report = certificatePdf(['TYPE TEST REPORT', 'Demonstration record', 'Not a real report'])

/** Ids of the files; no ids for other companies. */
export const papersOf = (files: FileStore) => async (writer: UserCtx, content: ReportContent) => {
  if (content.manufacturerCreditCode !== makers[0]?.creditCode) return []
  const tested = await storeFile(files, { name: '型式试验报告.pdf', bytes: report })
  await enter(writer, tested, 'report')
  const plate = await storeFile(files, { name: '铭牌.png', bytes: await drawing('machine') })
  await enter(writer, plate, 'nameplate')
  return [tested.id, plate.id]
}

// Certificates of the company that the account `enterprise` acts for, with all their papers: certificate, report, a photo of the nameplate.
import type { UserCtx } from '../../../src/access/ctx.ts'
import { enter } from '../../../src/features/business/file/service.ts'
import type { FileStore } from '../../../src/files/store.ts'
import { keep } from '../../../src/files/stored.ts'
import { drawing } from '../drawings.ts'
import { publishedFlow, type Stage } from '../flows.ts'
import { makers } from '../makers.ts'
import { certificatePdf } from '../pdf.ts'

const report = certificatePdf(['TYPE TEST REPORT', 'Demonstration record', 'Not a real report'])

const papersBy = (files: FileStore) => async (writer: UserCtx) => {
  const tested = await keep(files, { name: '型式试验报告.pdf', bytes: report })
  await enter(writer, tested, 'report')
  const plate = await keep(files, { name: '铭牌.png', bytes: await drawing('machine') })
  await enter(writer, plate, 'nameplate')
  return [tested.id, plate.id]
}

export async function seedPapers(stage: Stage, files: FileStore): Promise<void> {
  const [maker] = makers
  if (!maker) throw new Error('There are no makers')
  for (const n of [101, 102, 103]) await publishedFlow(stage, '901', n, { maker, papers: papersBy(files) })
}

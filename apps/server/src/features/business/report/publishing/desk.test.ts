// The desk of publishing: files with their verdicts, the sample against the coverage; only people who may publish the report get it.
import { expect, test } from 'vitest'
import { uploadBusinessFile } from '@register/contract/business/file'
import { readPublishingDesk } from '@register/contract/business/report/publishing/desk'
import { insertReport } from '@register/contract/business/report/report'
import { certificatePdf } from '../../../../../seed/demo/pdf.ts'
import { testApp } from '../../../../../test/app.ts'
import { coveredLift, issuedCode, liftContent } from '../../../../../test/make.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
const [other, head] = [await app.as('body-manager-902'), await app.as('head-office')]

const upload = async (kind: 'certificate' | 'report', lines: readonly string[]) =>
  (await staff(uploadBusinessFile, { body: { kind } }, { file: { name: `${kind}.pdf`, bytes: certificatePdf(lines) } }))
    .id

async function draft() {
  const { code } = await issuedCode(app, staff)
  const fileIds = [
    await upload('report', ['TEST REPORT']),
    await upload('certificate', [`No. ${code}`]),
    await upload('certificate', ['No. TSX311090120250042']),
    await upload('certificate', []),
    await upload('certificate', ['ANNEX']),
  ]
  const content = liftContent({ certificateNo: code, fileIds, ...coveredLift.content })
  const { id } = await staff(insertReport, { body: content })
  return { id, fileIds, content }
}

test('files, a foreign certificate first, then the others, each with its verdict and a link to look at it; other kinds have none', async () => {
  const { id, fileIds } = await draft()
  const { files, report } = await manager(readPublishingDesk, { body: { id } })
  const [paper, ...certificates] = fileIds
  expect(files.map((file) => [file.id, file.verdict])).toEqual([
    [certificates[1], 'other'],
    [certificates[0], 'agrees'],
    [certificates[2], 'unread'],
    [certificates[3], 'unnamed'],
    [paper, null],
  ])
  expect(files.every(({ viewUrl }) => viewUrl.includes('view=1'))).toBe(true)
  expect(report).toMatchObject({ id, foreignFiles: [{ id: certificates[1] }] })
})

test('the sample is held against each row of its coverage', async () => {
  const { id, content } = await draft()
  const { sample } = await manager(readPublishingDesk, { body: { id } })
  const load = sample[0]?.conditions.find(({ condition }) => condition.parameter === 'ratedLoad')
  const tested = Number(content.parameters['ratedLoad'])
  expect(load).toMatchObject({ tested, result: tested <= 1000 ? 'met' : 'notMet' })
})

test('only who may publish it opens it', async () => {
  const { id } = await draft()
  expect(await staff.refused(readPublishingDesk, { body: { id } })).toMatchObject({ status: 403 })
  expect(await head.refused(readPublishingDesk, { body: { id } })).toMatchObject({ status: 403 })
  expect(await other.refused(readPublishingDesk, { body: { id } })).toMatchObject({ status: 404 })
  expect(await manager.refused(readPublishingDesk, { body: { id: 999_999_999 } })).toMatchObject({ status: 404 })
})

// Words on coverage as a writer registers them and the public asks: no yes before the statement, about these words, on this report.
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { rowFromParameters } from '@register/contract/rules/coverage/fromParameters'
import { copyReport } from '@register/contract/business/report/content/copy'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { readReport, updateReport } from '@register/contract/business/report/report'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { liftContent, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const { stranger } = app
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]

const onlyThis = '仅限所试样机（出厂编号 20190012）'
const held = `certificate prints on its coverage: “${onlyThis}” (the record states that the table holds all of it)`

const { parameters, subForm } = liftContent()
const { conditions } = rowFromParameters(formNamed(subForm), parameters)
const table = { subForm, parameters, coverage: [{ conditions }], coverageWhole: true } satisfies Partial<ReportContent>

/** Asks for the tested sample itself: every limit at its bound, everything else as printed. */
const asked: Record<string, string | { is: 'printed' }> = { carCount: { is: 'printed' } }
for (const { parameter, to, from } of conditions) {
  const bound = to ?? from
  asked[parameter] = bound == null ? { is: 'printed' } : String(bound)
}
const ask = ({ publicId, manufacturerName: manufacturer, model }: Report) =>
  stranger(checkCoverage, { body: { publicId, manufacturer, model, values: asked } })
const change = (report: Report, more: Partial<ReportContent>) =>
  manager(updateReport, {
    body: {
      id: report.id,
      rev: report.rev,
      ...({ ...report.content, fileIds: report.files.map(({ id }) => id) } as unknown as ReportContent),
      ...more,
      reason: 'corrected',
    },
  })

test('a text blocks a yes until its writer states that the table holds it, and is shown either way', async () => {
  const report = await publishedReport(app, { ...table, coverageText: onlyThis, coverageHeld: null })
  const found = await ask(report)
  expect(found).toMatchObject({ answer: 'cannotTell', rows: [{ result: 'yes' }] })
  expect(found.reasons.join(' ')).toContain(onlyThis)
  expect(found.missing).toEqual([
    {
      parameter: 'coverageText',
      label: 'Coverage rule',
      what: 'text',
      msg: 'Compare with the original: Coverage rule',
    },
  ])
  expect(report.warnings.join(' ')).toContain('coverage text')

  const stated = await change(report, { coverageHeld: onlyThis })
  const now = await ask(stated)
  expect(now.answer).toBe('covered')
  expect(now.reasons.join(' ')).toContain(held)
  const [logged] = (await stranger(integrityRecords, { body: { publicIds: [report.publicId] } })).list
  expect(logged?.record).toMatchObject({ coverageHeld: onlyThis })

  const other = await change(stated, { coverageText: `${onlyThis}，仅限室内` })
  expect(other.content['coverageHeld']).toBeNull()
  expect((await ask(other)).answer).toBe('cannotTell')
  expect(other.versions.find(({ version }) => version === 3)?.changes.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['coverageText', 'coverageHeld']),
  )
  // The words of before do not bring the statement back.
  expect((await ask(await change(other, { coverageText: onlyThis }))).answer).toBe('cannotTell')
})

test('a copy keeps the text and not the statement', async () => {
  const report = await publishedReport(app, { ...table, coverageText: onlyThis, coverageHeld: onlyThis })
  expect((await ask(report)).answer).toBe('covered')
  const { id, leftOut } = await staff(copyReport, { body: { id: report.id } })
  expect(leftOut).toContain('Text that the table holds')
  const { content } = await staff(readReport, { body: { id } })
  expect(content).toMatchObject({ coverageText: onlyThis, coverageHeld: null })
})

test('a record without such words is checked by its table', async () => {
  const found = await ask(await publishedReport(app, { ...table, coverageText: '—', coverageHeld: null }))
  expect(found.answer).toBe('covered')
  expect(found.reasons).toEqual(['All that was entered is within what the certificate lists'])
})

// Tests every entry of the catalogue and of the rules' lists with each of its forms: registered, published, found, checked, revised, exported, and read back without loss.
import { generateCode, reviewByHead, reviewBySociety } from '@register/contract/business/codeApply/codeApply'
import { untestedReason } from '@register/contract/business/category/untested'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { formKinds, shippedForms } from '@register/contract/rules/parameters/formKinds'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import {
  exportReports,
  insertReport,
  readReport,
  publishReport,
  queryList,
  updateReport,
} from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { contentSchema, type ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { describe, expect, test } from 'vitest'
import { makeContent } from '../seed/demo/contents.ts'
import { isKeyOfOurs, productsOf, type Product } from '../seed/demo/plausible/products.ts'
import { dice } from '../seed/demo/random.ts'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet, writeBook } from '../src/files/excel.ts'
import { headingOf } from '../src/files/fieldSheet.ts'
import { sheetColumns } from '../src/features/business/reportImport/rows/columns.ts'
import { readHead } from '../src/features/business/reportImport/rows/head.ts'
import { readRow, rowOf } from '../src/features/business/reportImport/rows/row.ts'
import { testApp } from './app.ts'
import { endOfImport } from './endOfImport.ts'
import { uploadCertificate } from './make.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
const [head, expert] = [await app.as('head-office'), await app.as('expert')]
const today = shanghaiDay()
const d = dice(13)

/** No number is given out for it: its old papers are still registered. */
const isUntested = (categoryCode: string): boolean => untestedReason([`${categoryCode.slice(0, 1)}000`]) !== undefined

/** The content of an entry as a person would write it; numbers are invented, and some are those of old certificates. */
function paper(product: Product, n: number): ReportContent {
  const content = makeContent(d, { today, daysAgo: 4_000, product })
  return {
    ...content,
    certificateNo: isKeyOfOurs(product.categoryCode)
      ? null
      : `TX${product.categoryCode}90114${String(n).padStart(4, '0')}`,
    reportNo: [`OLD-${product.form.kind.key}-${1_000 + n}`],
    noExpiry: true,
  }
}

async function rowsIn(bytes: Buffer): Promise<ShownCell[][]> {
  const rows: ShownCell[][] = []
  for await (const { cells } of readSheet(bytes, { maxRows: 1_000 })) rows.push(cells)
  return rows
}

/** The stated values of a content, without empty ones. */
const said = ({ parameters, coverage, components, categoryCode, subForm, ...rest }: ReportContent) => ({
  categoryCode,
  subForm,
  parameters: Object.fromEntries(Object.entries(parameters).filter(([, value]) => value != null)),
  coverage,
  components,
  names: [rest.productName, rest.model, rest.manufacturerName, rest.certificateNo ?? null, rest.reportNo],
})

describe.each(formKinds.map((kind) => [kind.key, kind] as const))('%s', (_, kind) => {
  const entries = productsOf(kind)
  const papers = entries.map(paper)
  const columns = sheetColumns(kind)
  const naming = { say: (phrase: readonly [string, string]) => phrase[0], category: () => '' }

  test('is entered like an old certificate, found, checked, revised, and exported as it was entered', async () => {
    const bytes = await writeBook([
      {
        name: '报告',
        columns: columns.map((column) => ({ header: headingOf(column)[0], width: 12 })),
        rows: papers.map((content) => rowOf(kind, columns, content, naming)),
      },
    ])
    const file = { name: 'old.xlsx', bytes }
    const { id } = await manager(checkImport, { body: { formKind: kind.key, existing: 'true' } }, { file })
    const job = await endOfImport(manager, id)
    expect(job.problems).toEqual([])
    const confirmedBasis = [...new Set(papers.flatMap(({ testBasis }) => testBasis ?? []))]
    await manager(runImport, { body: { id, rows: 'all', confirmedBasis } })
    expect(await endOfImport(manager, id)).toMatchObject({ state: 'done', imported: papers.length })

    for (const content of papers) {
      const answer = await app.stranger(frontAnswer, {
        body: { certificateNo: content.certificateNo ?? content.reportNo?.[0] ?? '' },
      })
      expect(answer).toMatchObject({ categoryCode: content.categoryCode, status: 'published', origin: 'existing' })
      const check = await app.stranger(checkCoverage, { body: { publicId: answer.publicId, values: {} } })
      expect(check.answer).not.toBe('covered')
      const { list } = await manager(queryList, { body: { keyword: content.reportNo?.[0] ?? '' } })
      const [row] = list
      const report = await manager(readReport, { body: { id: row?.id ?? 0 } })
      const stored = report.content as unknown as ReportContent
      expect(said(stored)).toEqual(said(content))
      const revised = await manager(updateReport, {
        body: {
          ...stored,
          id: report.id,
          rev: report.rev,
          drawingNo: 'REVISED',
          reason: 'misprint',
          changeDate: today,
        },
      })
      expect(revised.version).toBe(2)
    }

    const out = (await manager(exportReports, { body: { formKind: kind.key } })) as unknown as Buffer
    const [headings = [], ...rows] = await rowsIn(out)
    const { columns: read, problems } = readHead(kind, headings)
    expect(problems).toEqual([])
    const schema = contentSchema([kind])
    const back = rows.map((cells) => {
      const { given, problems: wrong } = readRow({ allowed: shippedForms }, read, cells)
      expect([...wrong]).toEqual([])
      return schema.parse(given)
    })
    const byNo = new Map(back.map((content) => [content.reportNo?.[0], content]))
    for (const content of papers) expect(said(byNo.get(content.reportNo?.[0]) as ReportContent)).toEqual(said(content))
  })

  test('goes through the whole procedure from the application to the published certificate', async () => {
    const coded = entries.filter(
      ({ categoryCode }) =>
        !isKeyOfOurs(categoryCode) && !isUntested(categoryCode) && !/^F3[1-35-9]/.test(categoryCode),
    )
    for (const product of coded) {
      const content = makeContent(d, { today, daysAgo: 0, product })
      const { categoryCode, productName, model, manufacturerName, manufacturerCreditCode, applicantName } = content
      const applied = await staff(generateCode, {
        body: {
          categoryCode,
          productName,
          model,
          manufacturerName,
          manufacturerCreditCode,
          applicantName,
          testBasis: content.testBasis ?? [],
          plannedTestDate: today,
          declaration: true,
          files: [],
        },
      })
      const passed = await head(reviewByHead, {
        body: { id: applied.id, rev: applied.rev, decision: 'pass', opinion: '属于规则所列产品' },
      })
      const issued = await expert(reviewBySociety, { body: { id: passed.id, rev: passed.rev, decision: 'pass' } })
      const certificate = await uploadCertificate(staff)
      const draft = await staff(insertReport, {
        body: { ...content, certificateNo: issued.code, reportNo: `NEW-${issued.code}`, fileIds: [certificate.id] },
      })
      const name = `${categoryCode} ${product.form.form.key}`
      expect(draft.missing, name).toEqual([])
      const published = await manager(publishReport, {
        body: { id: draft.id, rev: draft.rev, confirmedBasis: content.testBasis ?? [] },
      })
      expect(published.status, name).toBe('published')
    }
  })
})

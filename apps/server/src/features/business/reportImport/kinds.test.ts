// The sheet of a second kind, which shares a key with lifts in another unit: template, rows in, rows out.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { shippedIn, type FormKind } from '@register/contract/rules/parameters/formKind'
import { formKindOf } from '@register/contract/rules/parameters/formKinds'
import { contentSchema } from '@register/contract/business/report/shape'
import type { Phrase } from '@register/contract/phrase'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../files/excel.ts'
import { headingOf, notesSheet } from '../../../files/fieldSheet.ts'
import { allCategories } from '../category/service.ts'
import { readRow, rowOf } from './rows/row.ts'
import { sheetColumns } from './rows/columns.ts'
import { readHead } from './rows/head.ts'
import { reportFields } from '@register/contract/business/report/fields'
import { importTemplate, type TemplateFor } from './rows/template.ts'

const hoist: FormKind = {
  key: 'hoist',
  label: ['起重机械', 'Hoists'],
  forms: [
    {
      key: 'bridge',
      label: ['桥式起重机', 'Bridge crane'],
      categories: ['4110', '4130', '4140', '4150', '4170', '4190'],
    },
    { key: 'tower', label: ['塔式起重机', 'Tower crane'], categories: ['4310', '4320'] },
  ],
  fields: [
    {
      key: 'ratedLoad',
      label: ['额定起重量', 'Rated capacity'],
      type: 'decimal',
      unit: ['t', 't'],
      min: 0.5,
      max: 800,
      group: 'main',
      required: true,
      coverage: 'upTo',
    },
    { key: 'jib', label: ['臂长', 'Jib length'], type: 'decimal', unit: ['m', 'm'], group: 'main', forms: ['tower'] },
  ],
}

const app = await testApp()
const say = (phrase: Phrase) => phrase[1]
const columns = sheetColumns(hoist)
const schema = contentSchema([elevator, hoist])
const sheet = { allowed: (code: string) => shippedIn([hoist], code) }
const at = (path: string) => columns.findIndex((column) => column.path === path)
/** A row of the sheet that holds these cells, by the paths of their columns. */
const row = (given: Record<string, ShownCell>): ShownCell[] => columns.map(({ path }) => given[path] ?? null)

async function rowsOf(bytes: Buffer): Promise<ShownCell[][]> {
  const rows: ShownCell[][] = []
  for await (const one of readSheet(bytes, { maxRows: 100 })) rows.push(one.cells)
  return rows
}

describe('a kind', () => {
  it('has examples of its own in its template', async () => {
    const { bytes } = await importTemplate({ db: app.db, say }, hoist)
    const notes: ShownCell[][] = []
    const sheets = { own: notesSheet, others: [], unsaid: [] }
    for await (const { cells } of readSheet(bytes, { maxRows: 300, sheets })) notes.push(cells)
    const example = (key: string) =>
      notes.find(([label]) => label === say(reportFields.find((one) => one.key === key)?.label ?? ['', '']))?.[4]
    expect(String(example('categoryCode'))).toMatch(/^4\d{3} \S/)
    expect(`TSX ${String(example('categoryCode')).slice(0, 4)} 901 2026 0001`).toBe(example('certificateNo'))
    expect(example('testBasis')).toBe('TSG 51-2023')
    expect(example('productName'), 'The register keeps Chinese names').toMatch(/^\p{Script=Han}+$/u)
    expect(notes.map((cells) => cells[4]).join()).not.toMatch(/3110|电梯|[Ee]levator|HX-1000/)
  })

  it('has a template of its own fields, in its own units', async () => {
    const [headings = []] = await rowsOf((await importTemplate({ db: app.db, say }, hoist)).bytes)
    expect(headings).toHaveLength(columns.length)
    expect(headings[at('parameters.ratedLoad')]).toBe('Rated capacity (t) *')
    expect(headings[at('parameters.jib')]).toBe('Jib length (m)')
    expect(headings).not.toContain('Rated load (kg) *')
    expect(readHead(hoist, headings)).toMatchObject({ problems: [], useless: false })
    expect(readHead(elevator, headings).problems.map(({ value }) => value)).toContain('Rated capacity (t) *')
  })

  it('reads its rows: bounds in its unit, and cells of another sub-form are problems', () => {
    const given = {
      categoryCode: '4110',
      'parameters.ratedLoad': 32,
      coverage: '额定起重量 ≥ 5 ≤ 32 t',
    }
    const read = readRow(sheet, columns, row(given))
    expect(read.problems.size).toBe(0)
    expect(schema.parse(read.given)).toMatchObject({
      parameters: { ratedLoad: 32 },
      coverage: [{ conditions: [{ parameter: 'ratedLoad', from: 5, to: 32, unit: 't' }] }],
    })
    const wrong = readRow(sheet, columns, row({ ...given, 'parameters.jib': 40 }))
    expect(wrong.problems.get('parameters.jib')?.[1]).toBe('Jib length does not apply to Bridge crane. Leave it empty')
    const tower = readRow(sheet, columns, row({ categoryCode: '4310', 'parameters.jib': 40 }))
    expect(schema.parse(tower.given).parameters).toEqual({ jib: 40 })
  })

  it('writes its rows, which come in again as they were', () => {
    const content = schema.parse({
      categoryCode: '4310',
      subForm: 'tower',
      parameters: { ratedLoad: 12.5, jib: 60 },
      coverage: [
        { conditions: [{ parameter: 'ratedLoad', from: null, to: 12.5, values: null, unit: 't', text: 'outdoors' }] },
        { conditions: [{ parameter: 'jib', from: 10, to: null, values: null, unit: 'm', text: null }] },
      ],
      coverageWhole: false,
      coverageModels: ['T-1, long', 'T-2'],
    })
    const written = rowOf(hoist, columns, content, { say, category: () => 'Tower cranes' })
    expect(written[at('parameters.ratedLoad')]).toBe(12.5)
    expect(written[at('coverage')]).toBe('Rated capacity ≤ 12.5 t "outdoors"\nJib length ≥ 10 m')
    const { given, problems } = readRow(sheet, columns, written)
    expect(problems.size).toBe(0)
    expect(given).toMatchObject({
      categoryCode: '4310',
      parameters: content.parameters,
      coverage: content.coverage,
      coverageWhole: false,
      coverageModels: content.coverageModels,
    })
  })

  it('has one heading for each column, in both languages', () => {
    for (const lang of [0, 1] as const)
      expect(new Set(columns.map((column) => headingOf(column)[lang])).size).toBe(columns.length)
  })
})

it('the catalogue and the forms agree on the kind of every category', async () => {
  const all = [...(await allCategories({ db: app.db })).values()]
  const ready = all.flatMap(({ code, formKind, forms }) => forms.map(({ kind }) => [code, formKind, kind.key]))
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.filter(([, catalogued, declared]) => catalogued !== declared)).toEqual([])
})

describe('a category with several forms', () => {
  const headings = async (asked: TemplateFor, kind = 'vehicle') => {
    const [first = []] = await rowsOf((await importTemplate({ db: app.db, say }, formKindOf(kind), asked)).bytes)
    return first.map((one) => String(one).replace(/ \*$/, ''))
  }
  const [engine, battery] = ['Engine model', 'System voltage (V)']

  it.each([
    ['a template for each of them', 'counterbalancedEngine', [engine], [battery]],
    ['a template for the other', 'counterbalancedElectric', [battery], [engine]],
    ['one for all while none is chosen', undefined, [engine, battery], []],
  ])('has %s', async (_, subForm, has, hasNot) => {
    const heads = await headings({ categoryCode: '5110', subForm })
    expect(heads).toEqual(expect.arrayContaining(['Parameter form', 'Rated capacity (kg)', ...has]))
    for (const one of hasNot) expect(heads).not.toContain(one)
  })

  it('has none for a form that it does not allow', async () => {
    await expect(headings({ categoryCode: '5110', subForm: 'bridge' })).rejects.toMatchObject({
      fields: [{ field: 'subForm' }],
    })
  })

  it('the column of forms is needed only where a category has several', async () => {
    const heads = await headings({ categoryCode: '4110' }, 'hoist')
    expect(heads).toContain('Rated capacity (t)')
    expect(heads).not.toContain('Parameter form')
  })
})

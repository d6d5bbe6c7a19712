// The columns follow from the declarations, and a heading is recognised however people write it.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { reportFields } from '@register/contract/business/report/fields'
import { describe, expect, it } from 'vitest'
import { headingOf } from '../../../../files/fieldSheet.ts'
import { exportOnly, sheetColumns } from './columns.ts'
import { readHead } from './head.ts'

const columns = sheetColumns(elevator)
const head = (...cells: string[]) => readHead(elevator, ['证书编号', '设备品种', ...cells])

describe('sheetColumns', () => {
  it('holds every field, every parameter, the coverage table with its mark and models, and the components', () => {
    const paths = columns.map((column) => column.path)
    const common = reportFields.flatMap(({ key }) => (key === 'categoryCode' ? [key, 'subForm'] : [key]))
    expect(paths.slice(0, common.length)).toEqual(common)
    for (const field of elevator.fields) expect(paths).toContain(`parameters.${field.key}`)
    expect(paths.slice(-5)).toEqual(['coverage', 'coverageWhole', 'coverageModels', 'components', 'unstated'])
  })

  it.each(formKinds.map((kind) => [kind.key, kind] as const))(
    'gives %s headings that differ in both languages',
    (_, kind) => {
      for (const lang of [0, 1] as const) {
        const headings = [
          ...sheetColumns(kind).map((column) => headingOf(column)[lang]),
          ...Object.values(exportOnly).map((phrase) => phrase[lang]),
        ]
        expect(new Set(headings).size).toBe(headings.length)
      }
      const { problems, columns: read } = readHead(
        kind,
        sheetColumns(kind).map((column) => headingOf(column)[0]),
      )
      expect(problems).toEqual([])
      expect(read.map((column) => column?.path)).toEqual(sheetColumns(kind).map((column) => column.path))
    },
  )
})

it('names two forms at most where headings would be equal', () => {
  const distinguished = formKinds.flatMap((kind) =>
    sheetColumns(kind).filter(
      ({ part, label, field }) =>
        part === 'parameter' && !kind.fields.some((one) => one.label[0] === label[0]) && field,
    ),
  )
  expect(distinguished.length).toBeGreaterThan(10)
  const added = distinguished.map(({ label: [zh, en], field }) => [
    zh.slice(field.label[0].length),
    en.slice(field.label[1].length),
  ])
  for (const [zh, en] of added) {
    expect(zh).toMatch(/^（.+）$/)
    expect(en).toMatch(/^ \(.+\)$/)
  }
  // Names of forms contain commas, so the length is what is checked.
  expect(Math.max(...added.map(([zh = '']) => zh.length))).toBeLessThan(40)
  expect(added.filter(([zh]) => zh?.endsWith('等）')).map(([, en]) => en?.endsWith(' and others)'))).toContain(true)
})

describe('readHead', () => {
  it.each([
    ['额定载重量 (kg)', 'parameters.ratedLoad'],
    ['额定载重量（ｋｇ）*', 'parameters.ratedLoad'],
    ['额定载重量', 'parameters.ratedLoad'],
    ['rated LOAD', 'parameters.ratedLoad'],
    ['Rated load (kg) *', 'parameters.ratedLoad'],
    ['覆盖范围', 'coverage'],
    ['The table is whole', 'coverageWhole'],
    ['证书所列 型号', 'coverageModels'],
    ['悬挂绳(带、链)根数', 'parameters.ropeCount'],
    ['主要部件', 'components'],
  ])('knows %s', (heading, path) => {
    const { columns: read, problems } = head(heading)
    expect(read[2]?.path).toBe(path)
    expect(problems).toEqual([])
  })

  it('passes over what exports add', () => {
    expect(head('状态', 'Type-testing body').problems).toEqual([])
  })

  it('names unknown columns, wrong units and columns that come twice', () => {
    const { problems, columns: read, useless } = head('颜色', '额定速度 (mm/s)', 'Certificate No.')
    expect(problems.map((one) => [one.index, one.value])).toEqual([
      [2, '颜色'],
      [3, '额定速度 (mm/s)'],
      [4, 'Certificate No.'],
    ])
    expect(read.slice(2)).toEqual([undefined, undefined, undefined])
    // An unknown column is left out and the rows still come in. A known column in another unit stops all rows, because its values would be lost.
    expect(useless).toBe(true)
    expect(head('颜色', 'Certificate No.').useless).toBe(false)
  })

  it('cannot use a sheet without the column of certificate numbers', () => {
    const { problems, useless } = readHead(elevator, ['设备品种', '产品名称'])
    expect(useless).toBe(true)
    expect(problems.map((one) => one.phrase[0]).join()).toContain('证书编号')
  })
})

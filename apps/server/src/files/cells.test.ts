// Tests what people type into cells, by the type of the field.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { reportFieldOf } from '@register/contract/business/report/fields'
import type { Field } from '@register/contract/fields'
import { say } from '@register/contract/phrase'
import { describe, expect, it } from 'vitest'
import { PartDate } from '@register/contract/workbook/partDate'
import { ShownNumber } from '@register/contract/workbook/shownNumber'
import { UnreadCell } from '@register/contract/workbook/unreadCell'
import { fromCell, toCell } from './cells.ts'

const field = (key: string): Field => {
  const known = reportFieldOf(key) ?? elevator.fields.find((one) => one.key === key)
  if (!known) throw new Error(`No field ${key}`)
  return known
}
const inChinese = (phrase: readonly [string, string]) => say(phrase, 'zh')

describe('fromCell', () => {
  it.each([
    ['issueDate', new Date('2026-03-02T00:00:00Z'), '2026-03-02'],
    ['issueDate', 46_083, '2026-03-02'],
    ['issueDate', 20_260_302, '2026-03-02'],
    ['issueDate', '2026-03-02', '2026-03-02'],
    ['issueDate', '2026/3/2', '2026-03-02'],
    ['issueDate', '２０２６年３月２日', '2026-03-02'],
    ['issueDate', '2026-3-2 00:00:00', '2026-03-02'],
    ['issueDate', ' ', null],
    ['issueDate', '2026-03-02 08:15:00.250', '2026-03-02'],
    ['issueDate', '2026-03-01T16:00:00.000Z', '2026-03-02'],
    ['issueDate', '2026-03-02T00:00:00Z', '2026-03-02'],
    ['issueDate', '2026．3．2', '2026-03-02'],
    ['issueDate', '2026。3。2', '2026-03-02'],
    ['ratedSpeed', '1。75', 1.75],
    ['ratedSpeed', '１．７５', 1.75],
    ['ratedLoad', 1_000, 1_000],
    ['ratedLoad', ' 1 000 ', 1_000],
    ['ratedLoad', '１０００ kg', 1_000],
    ['ratedLoad', '1,000', 1_000],
    ['ratedSpeed', 1.7500000000000002, 1.75],
    ['ratedSpeed', '1.75m/s', 1.75],
    ['conclusion', '合格', 'qualified'],
    ['conclusion', ' QUALIFIED ', 'qualified'],
    ['conclusion', 'Not qualified', 'unqualified'],
    ['conclusion', '大概合格', '大概合格'],
    ['ropingRatio', '2:1', '2:1'],
    ['auxiliaryBrake', '是', true],
    ['auxiliaryBrake', 'No', false],
    ['auxiliaryBrake', true, true],
    ['auxiliaryBrake', 'TRUE', true],
    ['testBasis', 'TSG T7007-2022、GB/T 7588.1-2020；TSG T7007-2022', ['TSG T7007-2022', 'GB/T 7588.1-2020']],
    ['drawingNo', 20_260_001, '20260001'],
    ['drawingNo', new ShownNumber(42, '00042'), '00042'],
    ['reportNo', new ShownNumber(42, '00042'), ['00042']],
    ['drawingNo', true, 'TRUE'],
    ['ratedLoad', new ShownNumber(1000, '1,000 kg'), 1_000],
    ['ratedSpeed', new ShownNumber(1.7512, '1.75'), 1.75],
    ['issueDate', new ShownNumber(43_830, '43830', '2024-01-01'), '2024-01-01'],
    ['issueDate', new ShownNumber(20_240_302, '2024-03-02'), '2024-03-02'],
    ['productName', ' 乘客电梯（集团） ', '乘客电梯（集团）'],
    ['country', 'ｃｎ', 'CN'],
  ])('%s: %j is %j', (key, cell, value) => {
    expect(fromCell(field(key), cell)).toEqual({ value })
  })

  it.each([
    ['issueDate', 'last spring', '发证日期应为日期'],
    ['issueDate', true, '发证日期应为日期'],
    ['ratedLoad', 'about 1000', '额定载重量应为数字'],
    ['ratedLoad', new Date('2026-03-02'), '额定载重量：Excel 把所填内容变成了日期（2026-03-02）'],
    ['model', new Date('2026-03-02'), '请把单元格设为文本后重新填写，例如 2026-3-2'],
    ['model', new PartDate(new Date('2026-03-02'), '3月2日'), '日期（3月2日）；请把单元格设为文本后重新填写，例如 3-2'],
    ['issueDate', new PartDate(new Date('2026-03-02'), '3月2日'), '发证日期在 Excel 中只显示“3月2日”'],
    ['ratedLoad', new ShownNumber(0.3, '30%'), '额定载重量应为数字'],
    ['auxiliaryBrake', new Date('2026-03-02'), '附加制动器：Excel 把所填内容变成了日期'],
    ['auxiliaryBrake', '也许', '附加制动器应为是或否'],
    ['manufacturerCreditCode', 911_101_000_000_000_000, '末尾各位已丢失'],
    ['model', new UnreadCell(['：错误', 'is wrong'], '#N/A'), '产品型号：错误'],
  ])('%s: %j is refused', (key, cell, words) => {
    const read = fromCell(field(key), cell)
    expect('problem' in read && read.problem[0]).toContain(words)
  })
})

describe('toCell', () => {
  it('writes what fromCell reads', () => {
    for (const [key, value] of [
      ['issueDate', '2026-03-02'],
      ['ratedLoad', 1_000],
      ['conclusion', 'qualified'],
      ['auxiliaryBrake', false],
      ['testBasis', ['TSG T7007-2022', 'GB/T 7588.1-2020']],
      ['model', 'HX-1000/1.75'],
      ['coveredModels', ['水、蒸汽', 'A, B', '5" valve', '"quoted"', 'line\nbreak']],
    ] as const)
      for (const lang of ['zh', 'en'] as const)
        expect(
          fromCell(
            field(key),
            toCell(field(key), value, (phrase) => say(phrase, lang)),
          ),
        ).toEqual({ value })
  })

  it('leaves a cell without visible text empty', () => {
    expect(toCell(field('model'), '', inChinese)).toBeNull()
    expect(toCell(field('testBasis'), [], inChinese)).toBeNull()
  })
})

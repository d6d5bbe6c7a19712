// Cells that exist only in the sheets of reports.
import { reportFieldOf } from '@register/contract/business/reportFields'
import { describe, expect, it } from 'vitest'
import { categoryFromCell, componentsFromCell, componentsToCell } from './cells.ts'

describe('categories', () => {
  const read = (cell: string | number) => categoryFromCell(reportFieldOf('categoryCode')!, cell)
  it.each([3110, '3110', ' ３１１０ ', '3110 曳引驱动乘客电梯', '3110曳引驱动乘客电梯'])('reads %s', (cell) => {
    expect(read(cell)).toEqual({ value: '3110' })
  })
  it.each(['乘客电梯', '31', '31100'])('refuses %s', (cell) => {
    expect(read(cell)).toHaveProperty('problem')
  })
})

describe('components', () => {
  const two = [
    { name: '限速器', model: 'XS-1', certificateNo: 'TSX F310', manufacturer: '某厂' },
    { name: '缓冲器', model: null, certificateNo: null, manufacturer: null },
  ]
  it('are lines, there and back', () => {
    expect(componentsToCell(two)).toBe('限速器 | XS-1 | TSX F310 | 某厂\n缓冲器')
    expect(componentsFromCell(componentsToCell(two))).toEqual({ components: two })
  })
  it.each(['| XS-1', 'a|b|c|d|e'])('refuses %s', (cell) => {
    expect(componentsFromCell(`限速器\n${cell}`)).toHaveProperty('problem')
  })
})

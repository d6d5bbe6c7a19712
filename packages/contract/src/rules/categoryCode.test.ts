// Keys of the register are internal: readers see names first, and a cell still identifies the entry.
import { expect, test } from 'vitest'
import { categoryCalled, categoryInCell, codeInCell, isPrintedCode } from './categoryCode.ts'

test('an entry without a seen code is called by its name', () => {
  expect(categoryCalled('3110', '曳引驱动乘客电梯')[0]).toBe('3110 曳引驱动乘客电梯')
  expect(categoryCalled('ZE13', 'Driving machine')).toEqual([
    'Driving machine（代码未确认）',
    'Driving machine (code not confirmed)',
  ])
  expect(['F340', '73T0', 'Z123', 'ZX01'].every(isPrintedCode)).toBe(true)
})

test.each([
  ['3110', '曳引驱动乘客电梯'],
  ['ZE13', '驱动主机'],
  ['ZE20', '梯级、踏板等承载面板'],
  ['ZP01', 'Oil or gas burner'],
])('a cell of %s is read as it was written', (code, name) => {
  expect(codeInCell(categoryInCell(code, name))).toBe(code)
  expect(codeInCell(code.toLowerCase())).toBe(code)
})

test.each([
  ['驱动主机（ＺＥ１３）', 'ZE13'],
  ['ZE13 驱动主机', 'ZE13'],
  ['3110曳引驱动乘客电梯', '3110'],
  ['驱动主机', undefined],
  ['31100', undefined],
])('%s means %s', (text, code) => {
  expect(codeInCell(text)).toBe(code)
})

// A file agrees only when its text names the certificate; everything else is told apart and never counts as agreement.
import { expect, test } from 'vitest'
import { certificateNumbersIn, verdictOn } from './compare.ts'

const no = 'TSX311001220260007'
const read = (text: string) => ({ state: 'read', numbers: certificateNumbersIn(text) }) as const

test.each([
  ['特种设备型式试验证书\n编号：TSX 3110 012 2026 0007', 'agrees'],
  ['No. TSX311001220260007', 'agrees'],
  ['证书编号：TSX 3110 012 2026 0008', 'other'],
  // A piece of a longer run, a suffix and an unclear end are other numbers or none, never this one.
  ['TSX3110012202600071', 'unnamed'],
  ['TSX 3110 012 2026 0007-1', 'unnamed'],
  ['TSX 3110 012 2026 0007补发第2次', 'unnamed'],
  ['TSX 3110 012 2026 0007补发第2次\n限速器 TSX F350 021 2020 0107', 'other'],
  ['型式试验证书', 'unnamed'],
  // The certificates of its parts are printed on it too.
  ['证书编号：TSX 3110 012 2026 0007\n限速器 TSX F350 021 2020 0107', 'agrees'],
  ['限速器 TSX F350 021 2020 0107', 'other'],
  // The mark number of the same figures is no certificate number.
  ['TX 3110-012-26-0007', 'unnamed'],
])('%s: %s', (text, verdict) => {
  expect(verdictOn(read(text), [no])).toBe(verdict)
})

test('what was not read cannot be compared', () => {
  for (const text of [null, { state: 'empty', numbers: [] }, { state: 'unreadable', numbers: [] }] as const)
    expect(verdictOn(text, [no])).toBe('unread')
})

test('a misprinted number agrees as printed and as meant; a record without a number agrees with nothing', () => {
  const text = read('证书编号：TSX 3110 012 2026 0007')
  expect(verdictOn(text, ['TSX 3110 012 2O26 OOO7X', no])).toBe('agrees')
  expect(verdictOn(text, [null, '', undefined])).toBe('other')
  expect(verdictOn(read('证书编号：JX-1998-0017'), ['JX-1998-0017'])).toBe('agrees')
})

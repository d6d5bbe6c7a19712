// Whose a number is: two invented bodies with codes of both generations, and every spelling in which one could enter the other's.
import { expect, test } from 'vitest'
import { codeInForce, heldIn, type HeldCode } from './heldCodes.ts'
import { numberErrors, reportNumberErrors } from './ownership.ts'

const held = (code: string, from: number | null, to: number | null, succeeds = false): HeldCode => ({
  code,
  from,
  to,
  succeeds,
})
/** 019 until 2019, 10019 from 2019 on. */
const own = [held('019', null, 2019), held('10019', 2019, null)]
const other = [held('022', null, 2019), held('10022', 2019, null)]

const judge = (certificateNo: string, more: object = {}, codes = own, existing = true) =>
  numberErrors({ certificateNo, categoryCode: '7410', ...more }, { codes, existing, today: '2026-06-30' })

test.each([
  'TSX 7410 019 2014 0001',
  'TSX 7410 10019 2024 0001',
  'TSX 7410 019 2019 0001',
  'TSX 7410 10019 2019 0001',
  'TX 7410-019-15 0056',
  'TX7410-019-2015-0056',
  'TX-F3-〇一',
  'T3-311-07-014',
])('%s is its own', (number) => expect(judge(number)).toEqual([]))

test.each([
  ['TX/7410/019/15/0056', 'TX 7410-019-15 0056'],
  ['TSX 7410 019 2014 001', 'TSX 7410 019 2014 0001'],
  ['SX 7410 019 2014 0001', 'TSX 7410 019 2014 0001'],
  ['7410 019 2014 0001', 'TSX 7410 019 2014 0001'],
  ['XTS 7410 019 2014 0001', 'TSX 7410 019 2014 0001'],
  ['NO.7410-019-2014-0001', 'TSX 7410 019 2014 0001'],
])(
  '%s is its own with the reading %s alone: a certificate does not come back under another spelling',
  (printed, reading) => {
    expect(judge(printed)).toHaveLength(1)
    expect(judge(printed, { probableNo: reading })).toEqual([])
    expect(judge(printed, { probableNo: reading }, [held('022', null, null)])).toHaveLength(1)
  },
)

test.each([
  'TSX 7410 019 2014 0001',
  '粤TSX 7410 019 2014 0001',
  'TX 7410-019-15 0056',
  'TS2310123-2027',
  'TSX 7410 019 2014 0001补',
])('%s is no report number, unless the certificate has it itself', (number) => {
  expect(reportNumberErrors(['DT-2026-0001', number], null)).toHaveLength(1)
  expect(reportNumberErrors([number], number)).toEqual([])
})

test.each([
  'DT-2026-0001',
  '901-DT-2019-001899',
  'T3-311-07-014',
  'YL-2015-007',
  '粤特 DGXQ2120230117',
  'QZ-2016-0260',
])('%s is a report number', (number) => expect(reportNumberErrors([number], null)).toEqual([]))

test.each([
  // Another body, by its codes of both generations, in every year.
  'TSX 7410 022 2014 0001',
  'TSX 7410 10022 2024 0999',
  'TSX 7410 10022 2026 9998',
  'TSX 7410 022 2024 0001',
  // Its own code in years in which it had another.
  'TSX 7410 019 2024 0001',
  'TSX 7410 10019 2014 0001',
  // A year to come.
  'TSX 7410 10019 2027 0001',
  // Old labels, with years of two and of four digits.
  'TX 7410-022-15 0056',
  'TX7410-10022-2015-0056',
  'TX 7410-10019-15 0056',
  // Other spellings of all of them.
  'T5X 7410 10022 2024 0999',
  'TSX 7410 1OO22 2O24 0999',
  'TSX/7410/10022/2024/0999',
  'TX/7410/022/15/0056',
  'TX 741O-022-15 0056',
  'TX 7410（粤）022-15-0056',
  '补 TX 7410-022-15 0056',
  'TX 7410-022-15 0056补',
  'TSX 7410 10022 2024 0999补',
  'TSX 7410 022 2014 001',
  'TX 7410 10022 2024 099',
])('%s is refused', (number) => expect(judge(number).map(({ field }) => field)).toEqual(['certificateNo']))

test('the refusal says whose codes there are, and the way on', () => {
  const [error] = judge('TSX 7410 10022 2024 0999')
  expect(error?.phrase[0]).toContain('2024 年的代码为 10019')
  expect(error?.phrase[0]).toContain('请总局登记')
  expect(error?.phrase[1]).toContain('head office')
  expect(judge('TSX 7410 022 2014 0001', {}, [held('10019', 2019, null)])[0]?.phrase[1]).toContain('no code for 2014')
})

test('a code that begins like another does not open it', () => {
  const short = [held('901', null, null)]
  expect(judge('TSX 7410 90112 2024 00330', {}, short)).toHaveLength(1)
  expect(judge('TX/7410/90112/15/0001', {}, short)).toHaveLength(1)
})

test('a successor enters the old numbers, and issues none with that code', () => {
  const successor = [...own, held('022', null, 2019, true)]
  expect(judge('TSX 7410 022 2014 0001', {}, successor)).toEqual([])
  expect(judge('TSX 7410 022 2020 0001', {}, successor)).toHaveLength(1)
  expect(codeInForce([held('022', null, null, true)], 2026)).toBeUndefined()
  expect(codeInForce(own, 2019)).toBe('10019')
  expect(heldIn(own, 2019)).toEqual(['019', '10019'])
})

test.each([
  ['another category', { categoryCode: '7420' }, 'category 7410'],
  ['a year after its issue', { issueDate: '2014-03-01' }, 'year 2015'],
])('a label with %s asks for a reason', (_, more, said) => {
  expect(judge('TX 7410-019-15 0056', more)[0]?.phrase[1]).toContain(said)
  expect(judge('TX 7410-019-15 0056', { ...more, numberNote: '原件如此' })).toEqual([])
})

test('no reason opens the label of another body, nor a number of today’s shape', () => {
  const note = { numberNote: '原件如此' }
  expect(judge('TX 7410-022-15 0056', note)).toHaveLength(1)
  expect(judge('TSX 7410 019 2014 0001', { ...note, categoryCode: '7420' })).toHaveLength(1)
  expect(judge('TSX 7410 019 2014 0001', { ...note, issueDate: '2001-03-01' })).toHaveLength(1)
})

test.each(['TS2310123-2026', 'TS2710A35-2030', 'ＴＳ２７３５３３２－２０３０'])(
  '%s is a licence, on any record',
  (number) => {
    for (const existing of [true, false])
      expect(judge(number, {}, own, existing)[0]?.phrase[1]).toContain('manufacturing licence')
  },
)

test('what the register issues has the one shape', () => {
  expect(judge('TX 7410-019-15 0056', {}, own, false)[0]?.phrase[1]).toContain('TSX + category 4')
  expect(judge('TSX 7410 10019 2026 0001', { issueDate: '2026-02-01' }, own, false)).toEqual([])
  expect(judge('TSX 7410 10022 2026 0001', { issueDate: '2026-02-01' }, other, false)).toEqual([])
})

test.each([
  ['TSX 7410 019 1926 0001', 'TSX 7410 10019 2026 0001', 'before 2000'],
  ['TSX 7410 019 1916 0001', 'TSX 7410 019 2016 0001', 'before 2000'],
  ['TSX 7410 10019 2066 0001', 'TSX 7410 10019 2026 0001', 'still to come'],
  ['TSX 7410 019 1916 0001补', 'TSX 7410 019 2016 0001补', 'before 2000'],
])('%s has an impossible year: it needs its reading %s', (printed, reading, why) => {
  const [error, ...more] = judge(printed)
  expect([error?.field, more]).toEqual(['certificateNo', []])
  expect(error?.phrase[1]).toContain(why)
  const isFar = reading.includes('10019') && printed.includes(' 019 ')
  expect(judge(printed, { probableNo: reading }).map(({ field }) => field)).toEqual(isFar ? ['probableNo'] : [])
  expect(judge(printed, { probableNo: reading }, other)).toHaveLength(1)
})

test('a label of a year without numbers is none, and no other label comes of it', () => {
  expect(judge('TX 7410-019-1916 0001')).toHaveLength(1)
  expect(judge('TX 7410-019-95 0001')).toHaveLength(1)
  expect(judge('TX 7410-019-1916 0001', {}, [held('01919', null, null)])).toHaveLength(1)
})

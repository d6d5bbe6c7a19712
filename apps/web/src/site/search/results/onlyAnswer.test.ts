// Which keywords open an answer at once, and which show a list (docs/rules/site.md#search).
import type { PublicRow } from '@register/contract/business/publicReport/row'
import { expect, test } from 'vitest'
import { onlyAnswer } from './onlyAnswer.ts'

const row = (certificateNo: string, reportNo: string): PublicRow => ({
  publicId: `id-of-${reportNo}`,
  certificateNo,
  reportNo,
  manufacturerName: '云岭电梯有限公司',
  formerNames: [],
  productName: '曳引驱动乘客电梯',
  model: 'YL-1000',
  categoryCode: '3110',
  categoryName: '曳引驱动乘客电梯',
  bodyId: 1,
  bodyName: '北辰',
  issueDatePrinted: '',
  issueDate: '2021-03-02',
  status: 'published',
  nonStandard: false,
  misprinted: false,
  probableNo: '',
})
const lift = row('TSX 3110 901 2021 0001', 'BC-2021-77')
const longer = row('TSX 3110 901 2021 0002', 'BC-2021-771')
const unnumbered = row('', 'OLD 5')
const elsewhere = row('TSX 3110 902 2021 0009', 'BC-2021-77')

const answer = '/answer/TSX311090120210001'

test.each([
  ['TSX 3110 901 2021 0001', [lift], answer],
  ['tsx31109012021-0001', [lift], answer],
  ['ＴＳＸ３１１０９０１２０２１０００１', [lift], answer],
  ['BC-2021-77', [lift], answer],
  ['bc 2021 77', [lift], answer],
  // The text also occurs inside a longer number of another certificate.
  ['BC-2021-77', [longer, lift], answer],
  ['OLD 5', [unnumbered], '/v/id-of-OLD%205'],
  // Report numbers are unique within a body only.
  ['BC-2021-77', [lift, elsewhere], undefined],
  ['BC-2021', [lift], undefined],
  ['云岭', [lift], undefined],
  ['', [unnumbered], undefined],
  ['BC-2021-77', [], undefined],
] as const)('%s among %o', (keyword, list, address) => {
  const to = onlyAnswer({ list: [...list], total: list.length }, { keyword })
  expect(to && decodeURIComponent(to).replaceAll(' ', '')).toBe(
    address && decodeURIComponent(address).replaceAll(' ', ''),
  )
})

const misprinted = { ...row('TSX73001920222188', 'BC-9'), misprinted: true, probableNo: 'TSX730001920222188' }
const suffixed = row('TSX730001920222188补', 'BC-10')

test('a misprinted number is opened by its reading too, unless another certificate has that number', () => {
  const of = (keyword: string, ...list: PublicRow[]) => onlyAnswer({ list, total: list.length }, { keyword })
  expect(of('TSX 7300 019 2022 2188', misprinted)).toContain('TSX730001920222188')
  expect(of('TSX 7300 19 2022 2188', misprinted)).toContain('TSX73001920222188')
  expect(of('TSX 7300 019 2022 2188', misprinted, row('TSX730001920222188', 'BC-11'))).toBeUndefined()
})

test('a number with a suffix is never opened for its base, and its base never for it', () => {
  const of = (keyword: string, ...list: PublicRow[]) => onlyAnswer({ list, total: list.length }, { keyword })
  expect(of('TSX 7300 019 2022 2188', suffixed)).toBeUndefined()
  const base = row('TSX730001920222188', 'BC-11')
  expect(decodeURIComponent(of('TSX 7300 019 2022 2188（补）', suffixed, base) ?? '')).toContain('补')
  expect(of('TSX 7300 019 2022 2188', suffixed, base)).not.toContain(encodeURIComponent('补'))
})

test('what letters were taken for counts', () => {
  const understood = { as: 'digits', text: 'TSX311090120210001' } as const
  expect(onlyAnswer({ list: [lift], total: 1, understood }, { keyword: 'TSX3l1O9O12O21OOOI' })).toBeDefined()
})

test('a number that more records hold than the page shows is not known to be the only one', () => {
  expect(onlyAnswer({ list: [lift], total: 21 }, { keyword: 'BC-2021-77' })).toBeUndefined()
})

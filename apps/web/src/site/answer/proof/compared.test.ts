// A page that shows another certificate or a better standing than the record is noticed, and what follows from dates is no difference.
import { expect, test } from 'vitest'
import { comparedWith, type Recorded, type Shown } from './compared.ts'

const shown: Shown = {
  certificateNo: 'TSX 3110 901 2026 0001',
  productName: '曳引驱动乘客电梯',
  model: 'A1',
  manufacturerName: '云岭电梯有限公司',
  version: 2,
  status: 'published',
}
type More = Partial<Recorded> & { model?: undefined }

const differing = (answer: Partial<Shown>, record: More) =>
  comparedWith({ ...shown, ...answer }, { ...shown, ...record }).differing.map(([, en]) => en)

test.each<[string, Partial<Shown>, More, string[]]>([
  ['the same', {}, {}, []],
  ['another number', { certificateNo: 'TSX 3110 901 2026 0002' }, {}, ['Certificate No.']],
  ['another product', { productName: '自动扶梯' }, {}, ['Product name']],
  ['another model', { model: 'A2' }, {}, ['Product model']],
  ['an empty model that the record leaves out', { model: '' }, { model: undefined }, []],
  ['another manufacturer', { manufacturerName: '别家' }, {}, ['Manufacturer']],
  ['a name whose change is announced', { manufacturerName: '别家' }, { comingNames: [] }, []],
  ['an earlier version', { version: 1 }, {}, ['Version on record']],
  ['valid, although it is revoked', {}, { status: 'revoked' }, ['Status']],
  ['expired, although it is suspended', { status: 'expired' }, { status: 'suspended' }, ['Status']],
  ['revoked, although it is valid', { status: 'revoked' }, {}, ['Status']],
  ['revoked, as was announced', { status: 'revoked' }, { comingStatus: 'revoked' }, []],
  ['ended by a rule on its day', { status: 'lapsed' }, { lapsesOn: '2026-01-01' }, []],
  ['revoked', { status: 'revoked' }, { status: 'revoked' }, []],
  ['expired by its date', { status: 'expired' }, {}, []],
  ['replaced by another', { status: 'superseded' }, {}, []],
])('%s', (_, answer, record, expected) => {
  expect(differing(answer, record)).toEqual(expected)
})

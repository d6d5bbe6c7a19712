// A certificate cited for a part is compared with the part by maker and model; what is not stated differs from nothing.
import { expect, test } from 'vitest'
import { formKinds } from '../../../rules/parameters/formKinds.ts'
import type { Cited } from './cited.ts'
import { differencesOf } from './other.ts'

const cited: Cited = {
  publicId: 'x',
  certificateNo: 'TSXF34090120260001',
  status: 'published',
  since: null,
  validTo: null,
  productName: '门锁装置',
  model: 'MS-10',
  manufacturerName: '云岭电梯部件有限公司',
  formerNames: ['云山门机厂'],
  models: ['MS-12'],
}

test.each([
  ['as registered', { model: 'MS-10', maker: '云岭电梯部件有限公司' }, []],
  ['spelled otherwise', { model: 'ms 10', maker: '云岭电梯部件（集团）股份有限公司' }, []],
  ['under a former name of the maker', { model: 'MS-10', maker: '云山门机厂' }, []],
  ['of a model that it lists', { model: 'MS-12', maker: '' }, []],
  ['not stated', {}, []],
  ['with strokes for what is unknown', { model: '/', maker: '—' }, []],
  ['with words for what is unknown', { model: '详见附件', maker: '无' }, []],
  ['of another maker', { model: 'MS-10', maker: '澄江电梯部件有限公司' }, ['maker']],
  ['of a model that begins alike', { model: 'MS-1', maker: '云岭电梯部件有限公司' }, ['model']],
  ['of another maker and model', { model: 'XS-1', maker: 'Chengjiang Lift Parts Co., Ltd.' }, ['maker', 'model']],
] as const)('a part %s', (_, stated, differs) => {
  expect(differencesOf(stated, cited)).toEqual(differs)
})

test('several models in one text are models each; a certificate without either differs from nothing', () => {
  expect(differencesOf({ model: 'MS-2' }, { ...cited, model: 'MS-1、MS-2；MS-3' })).toEqual([])
  expect(
    differencesOf(
      { model: 'MS-2', maker: '甲' },
      { ...cited, model: '', models: [], manufacturerName: '', formerNames: [] },
    ),
  ).toEqual([])
})

test('every table of parts states the maker and model of each', () => {
  const tables = formKinds.flatMap(({ fields }) => fields.filter(({ columns }) => columns?.some(({ cites }) => cites)))
  expect(tables.length).toBeGreaterThan(0)
  for (const { key, columns } of tables)
    expect([key, columns?.map((column) => column.key)]).toEqual([key, expect.arrayContaining(['model', 'maker'])])
})

// A question in the address reads back as it was asked; what the certificate is not asked about, and what nobody could have chosen, is taken for no more than typed text.
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import { expect, test } from 'vitest'
import { open } from '../answers.ts'
import { noMachine } from '../machine.ts'
import { fromAddress, inAddress, isAsking, sharedLink, type Asking } from './address.ts'

const question = (more: Partial<CoverageQuestion>): CoverageQuestion => ({
  key: 'x',
  label: 'X',
  unit: '',
  type: 'integer',
  mark: 'equal',
  min: null,
  max: null,
  options: [],
  byPaper: false,
  printed: '',
  decides: true,
  ...more,
})
const questions = [
  question({ key: 'ratedLoad' }),
  question({ key: 'environment', type: 'choice', byPaper: true, options: [{ value: 'indoor', label: 'Indoor' }] }),
  question({ key: 'ropeWrap', type: 'text', byPaper: true }),
  question({ key: 'drive', type: 'text', byPaper: true }),
]
const offered = { questions, makers: ['甲电梯有限公司'], models: ['KK-1', 'KK-2'] }

const asked: Asking = {
  machine: {
    maker: { way: 'option', text: '甲电梯有限公司' },
    model: { way: 'text', text: '' },
    serial: 'A-1',
    made: '2024-05-01',
  },
  entries: {
    ratedLoad: { way: 'text', text: '1 000' },
    environment: { way: 'option', text: 'indoor' },
    ropeWrap: { way: 'printed', text: '' },
    drive: { way: 'text', text: '@printed' },
  },
}
const through = (asking: Asking) =>
  fromAddress(new URL(sharedLink('https://register.example/', inAddress(asking, questions))).searchParams, offered)

test('reads back every way of answering', () => {
  expect(through(asked)).toEqual(asked)
  const differs: Asking = { ...asked, entries: { ropeWrap: { way: 'differs', text: '' } } }
  expect(through(differs)).toEqual(differs)
  expect(isAsking(asked)).toBe(true)
})

test('without anything asked there is nothing in the address', () => {
  const nothing: Asking = { machine: noMachine, entries: { ratedLoad: open } }
  expect(isAsking(nothing)).toBe(false)
  expect(sharedLink('https://register.example/#/v/x', inAddress(nothing, questions))).toBe(
    'https://register.example/#/v/x',
  )
})

test.each([
  ['v.unknown=1&v.__proto__=2', {}],
  ['v.environment=nowhere', { environment: { way: 'text', text: 'nowhere' } }],
  ['v.ratedLoad=%3Cb%3E', { ratedLoad: { way: 'text', text: '<b>' } }],
])('%s is typed text, or nothing', (query, entries) => {
  expect(fromAddress(new URLSearchParams(query), offered).entries).toEqual(entries)
})

test('a day that is none, and a maker that cannot be chosen', () => {
  const { machine } = fromAddress(new URLSearchParams('made=soon&maker=乙&model=KK-2'), offered)
  expect(machine).toEqual({
    maker: { way: 'text', text: '乙' },
    model: { way: 'option', text: 'KK-2' },
    serial: '',
    made: '',
  })
})

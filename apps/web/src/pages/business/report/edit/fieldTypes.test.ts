// Ranges and tables in a draft: which values are sent, which stay on the screen because they are wrong, and their labels.
import { shippedForm } from '@register/contract/rules/parameters/formKinds'
import type { Field, Value } from '@register/contract/fields'
import { expect, test } from 'vitest'
import { rightParameters, sendable, type Content } from '../content.ts'
import { keepForm } from '../knownForms.ts'
import { validateContent, keepLastValid, wrongPaths } from './lastValid.ts'
import { nameOfPath } from './words.ts'

const width: Field = { key: 'testWidth', label: ['宽度', 'Width'], type: 'range', unit: ['mm', 'mm'], max: 50 }
const devices: Field = {
  key: 'testDevices',
  label: ['安全装置', 'Safety devices'],
  type: 'table',
  columns: [
    { key: 'name', label: ['名称', 'Name'], type: 'text' },
    { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer', min: 1 },
  ],
}
const lift = shippedForm({ categoryCode: '3110' })
if (!lift) throw new Error('There are no lifts')
// A test may have one more field of each type.
keepForm({ categoryCode: '3110' }, { choices: [], form: { ...lift, fields: [...lift.fields, width, devices] } })

const contentWith = (testWidth: unknown, testDevices: unknown): Content => ({
  fields: { categoryCode: '3110' },
  subForm: null,
  parameters: { testWidth: testWidth as Value, testDevices: testDevices as Value },
  coverage: [],
  coverageWhole: true,
  coverageModels: [],
  asPrinted: {},
  unstated: [],
  components: [],
  files: [],
  supersedes: null,
  takenOver: {},
  sameApplicant: false,
})
const good = contentWith({ from: 1, to: 2 }, [{ name: 'Buffer', quantity: 2 }])
const wrongIn = (content: Content) => wrongPaths({ errors: validateContent(content), serverErrors: new Map() })

test('what is right is sent as it is, and what holds nothing is not', () => {
  expect(wrongIn(good)).toEqual([])
  expect(sendable(good).parameters).toEqual(good.parameters)
  expect(sendable(contentWith({ from: null, to: null }, [{ name: null, quantity: null }])).parameters).toEqual({})
})

test('what is wrong stays on the screen, each value as a whole, and is called by its name', () => {
  const typed = contentWith({ from: 'x', to: 5 }, [
    { name: 'Buffer', quantity: 2 },
    { name: 'Lock', quantity: 'two' },
  ])
  const wrong = wrongIn(typed)
  expect(wrong).toEqual(['parameters.testWidth', 'parameters.testDevices.1.quantity'])
  expect(wrong.map((path) => nameOfPath(path, typed)[1])).toEqual(['Width', 'Safety devices, row 2'])
  expect(keepLastValid(typed, good, wrong)).toEqual(good)
  expect(rightParameters(typed)).toMatchObject({ testWidth: null, testDevices: null })
})

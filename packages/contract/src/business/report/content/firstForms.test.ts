// Parameters under the names of the first forms are read under today's names, and converted back to the values whose hashes the log contains.
import { expect, test } from 'vitest'
import { fieldChanges, isPublicChange } from '../lifecycle/changes.ts'
import { asThen, asToday, changeToday, formOfFirst } from './firstForms.ts'
import { shippedForm } from '../../../rules/parameters/formKinds.ts'
import { parametersSchema } from '../../../rules/parameters/parameterSchema.ts'

const row = (parameter: string, more: object) => [{ conditions: [{ parameter, ...more }] }]

test.each([
  ['escalator', { travel: 5, stepWidth: 1000, placement: 'outdoor', publicTransport: true, brakeForm: '鼓式' }],
  ['movingWalk', { publicTransport: false, usedLength: 40 }],
  ['hydraulic', { ratedSpeed: 0.6, ratedSpeedDown: 0.6, buffer: 'energyDissipation' }],
  ['positive', { ratedSpeed: 0.6, driveMode: 'positive', travel: 12, buffer: 'energyAccumulation' }],
])('%s: %o', (form, was) => {
  const now = asToday(form, was, [])
  expect(now.parameters).not.toEqual(was)
  expect(asThen(form, now.parameters, []).parameters).toEqual(was)
  const code = { escalator: '3310', movingWalk: '3320', hydraulic: '3210', positive: '3130' }[form] ?? ''
  expect(parametersSchema(shippedForm({ categoryCode: code })!).safeParse(now.parameters).error).toBeUndefined()
})

test('conditions of coverage go with their parameters, flags as the texts they are there', () => {
  const then = [...row('publicTransport', { values: ['true'] }), ...row('travel', { to: 6 })]
  const now = asToday('escalator', {}, then).coverage
  expect(now).toEqual([...row('workType', { values: ['public'] }), ...row('escalatorTravel', { to: 6 })])
  expect(asThen('escalator', {}, now).coverage).toEqual(then)
})

test('values that were not public then are not shown for that time', () => {
  expect(asThen('traction', { ratedLoad: 1000, machineSpeed: 180 }, []).parameters).toEqual({ ratedLoad: 1000 })
})

test('a change stored then is shown in the words of today', () => {
  const form = shippedForm({ categoryCode: '3310' })
  const change = { field: 'parameters.publicTransport', before: false, after: true }
  expect(changeToday('escalator', change)).toEqual({
    field: 'parameters.workType',
    before: 'ordinary',
    after: 'public',
  })
  expect(fieldChanges(form, [change], (phrase) => phrase[1])).toEqual([
    { field: 'parameters.workType', label: 'Duty type', before: 'Ordinary', after: 'Public transport' },
  ])
  expect(isPublicChange(form, change.field)).toBe(true)
})

test('explosion-proof lifts had one form, which had a machine', () => {
  expect(formOfFirst('3410')).toBe('explosionTraction')
  expect(formOfFirst('3110')).toBeUndefined()
})

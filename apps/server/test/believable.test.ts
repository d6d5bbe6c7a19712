// Everything that the demonstration invents could be of a real product: no values contradict each other or are out of proportion, makers make what they sell, and the rule fits the product and its day.
import { expect, test } from 'vitest'
import { formKinds, shippedForm } from '@register/contract/rules/parameters/formKinds'
import { formsOf } from '@register/contract/rules/parameters/formKind'
import { contradictionsIn } from '@register/contract/rules/parameters/relations/relations'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import { rules } from '@register/contract/rules/regulations'
import { checkField } from '@register/contract/fields'
import { existingContent, serials } from '../seed/demo/existing/existing.ts'
import { basisOf } from '../seed/demo/plausible/basis.ts'
import { products } from '../seed/demo/plausible/products.ts'
import { settledFor } from '../seed/demo/plausible/settled.ts'
import { tradesOf } from '../seed/demo/plausible/trades.ts'
import { typicalOf } from '../seed/demo/plausible/typical.ts'
import { dice } from '../seed/demo/random.ts'

/** Each product that is no lift twelve times, and twice as many lifts. */
const made = (() => {
  const [d, given] = [dice(5), { body: '901', today: '2026-11-26', serials: serials() }]
  return Array.from({ length: products.length * 36 }, (_, n) => {
    const content = existingContent(d, { ...given, n })
    const form = shippedForm(content)
    if (!form) throw new Error(`${content.categoryCode} has no form`)
    return { content, form, isLift: content.categoryCode.startsWith('3') }
  })
})()

test('no value contradicts another or leaves the bounds of its declaration', () => {
  expect(new Set(made.map(({ content }) => content.categoryCode)).size).toBeGreaterThan(100)
  const faults = made.flatMap(({ content: { categoryCode, parameters }, form }) => [
    ...contradictionsIn(form, parameters).map(([zh]) => `${categoryCode} ${zh}`),
    ...form.fields.flatMap((field) => {
      const fault = checkField(field, parameters[field.key])
      return fault ? [`${categoryCode} ${fault[0]}`] : []
    }),
  ])
  expect([...new Set(faults)]).toEqual([])
})

test('no number is drawn from the wide bounds of a declaration: each is typical, settled or of a lift', () => {
  const strangers = made
    .filter(({ isLift }) => !isLift)
    .flatMap(({ content: { categoryCode, parameters }, form }) =>
      form.fields
        .filter(({ key, type }) => ['integer', 'decimal', 'range'].includes(type) && parameters[key] !== undefined)
        .filter(({ key }) => typicalOf(form.kind.key, form.form.key, key) === undefined)
        .filter(({ key }) => settledFor(categoryCode, form)[key] === undefined)
        .map(({ key }) => `${form.kind.key}/${form.form.key} ${key}`),
    )
  expect([...new Set(strangers)]).toEqual([])
})

test('what an engineer of the field once found unbelievable does not come back', () => {
  const lifts = made.filter(({ isLift }) => isLift).map(({ content }) => content)
  const storeys = lifts.map(({ parameters: { travel, stops } }) => Number(travel) / (Number(stops) - 1))
  for (const height of storeys.filter(Number.isFinite)) expect(height).toBeGreaterThan(2.4)
  const small = lifts.filter(({ categoryCode }) => categoryCode === '3430')
  expect(small.length).toBeGreaterThan(20)
  for (const { parameters } of small) {
    expect(parameters['carHeight']).toBeGreaterThanOrEqual(800)
    expect(parameters['carArea']).toBeLessThanOrEqual(1)
  }
  for (const { content } of made.filter(({ content: { categoryCode } }) => categoryCode === '4450')) {
    expect(content.manufacturerName).toMatch(/工程机械有限公司$/)
    expect(content.parameters['chassisForm']).toBe('rail')
  }
})

test('each product is of a maker of its trade, and named as its category or form is', () => {
  for (const { content, form } of made.filter(({ isLift }) => !isLift)) {
    const trades = tradesOf(form.kind.key, form.form.key)
    expect(
      trades.some((trade) => content.manufacturerName?.endsWith(trade)),
      content.manufacturerName ?? '',
    ).toBe(true)
    expect(content.productName).toMatch(/^[^、]+$/)
  }
})

test('a body of lifts tests lifts and their parts', () => {
  const [d, given] = [dice(3), { body: '902', today: '2026-11-26', serials: serials() }]
  const tested = Array.from({ length: 300 }, (_, n) => shippedForm(existingContent(d, { ...given, n }))?.kind.key)
  expect(new Set(tested)).toEqual(new Set(['elevator']))
})

test('every form names a rule that the product knows, of its day', () => {
  for (const form of formKinds.flatMap(formsOf))
    for (const day of ['2016-12-01', '2019-12-01', '2022-12-05', '2026-11-26'])
      expect(rules[basisOf(form, day)], `${form.form.key} ${day}`).toBeDefined()
  const boilers = made.filter(({ content: { categoryCode } }) => categoryCode === '1100')
  expect(new Set(boilers.flatMap(({ content }) => content.testBasis))).toEqual(
    new Set(['TSG G0001-2012', 'TSG 11-2020']),
  )
  // No rule is named before its year.
  for (const { content } of made.filter(
    ({ content: { issueDate, categoryCode } }) => issueDate && isPrintedCode(categoryCode),
  ))
    for (const rule of content.testBasis ?? [])
      expect(Number(/-(\d{4})$/.exec(rule)?.[1]), `${content.categoryCode} ${rule}`).toBeLessThanOrEqual(
        Number(content.issueDate?.slice(0, 4)),
      )
})

// The same over every form that the kinds declare: what covers a product covers it only whole, and only for its maker and model.
import { describe, expect, test } from 'vitest'
import type { Field, Values } from '../../fields.ts'
import { formKinds } from '../parameters/formKinds.ts'
import { formsOf, nameOf, type ParameterForm } from '../parameters/formKind.ts'
import type { Asked } from './asked.ts'
import { modelKeys } from './identity.ts'
import { findCoverage, type Certificate, type Question } from './check.ts'
import { decisiveKeys, isMarked, ruleOf } from './rule.ts'
import type { Condition } from './shape.ts'

const forms = formKinds
  .flatMap(formsOf)
  .filter((form) => !ruleOf(form).only && (decisiveKeys(form, () => 'any').length > 0 || ruleOf(form).oneOf))
const isNumber = ({ type }: Field) => type === 'integer' || type === 'decimal' || type === 'range'
const middle = ({ min = 1, max = 100, type }: Field) =>
  type === 'integer' ? Math.floor((min + max) / 2) : Number(((min + max) / 2).toFixed(1))

/** A value of a field that leaves nothing open. */
const valuesOf = (field: Field): string[] => {
  if (field.type === 'flag') return ['true']
  const known = (field.options ?? []).filter(({ value }) => value !== 'other').map(({ value }) => value)
  if (known.length > 0) return field.type === 'choices' ? known.slice(0, 2) : known.slice(0, 1)
  return ['GB/T 12237']
}
const printedOf = (field: Field): Condition =>
  isNumber(field)
    ? { parameter: field.key, from: middle(field), to: middle(field) }
    : { parameter: field.key, values: valuesOf(field) }
const askedOf = (field: Field): Asked => ({
  kind: 'values',
  values: isNumber(field) ? [String(middle(field))] : valuesOf(field),
})

/** Everything that can be checked of a form is printed and answered alike. */
const fieldsOf = (form: ParameterForm) =>
  form.fields.filter((field) => isMarked(field) && !modelKeys(form).includes(field.key))
function whole(form: ParameterForm): { certificate: Certificate; question: Question } {
  const fields = fieldsOf(form)
  const parameters: Values = {}
  return {
    certificate: {
      standing: 'published',
      categoryCode: '1',
      model: 'M1',
      manufacturers: ['Maker'],
      models: [],
      parameters,
      testedAlone: 'type',
      isWhole: true,
      rows: [{ conditions: fields.map(printedOf) }],
    },
    question: {
      manufacturer: 'Maker',
      model: 'M1',
      asked: new Map(fields.map((field) => [field.key, askedOf(field)])),
    },
  }
}
const printing = (certificate: Certificate, parameter: string, more: Partial<Condition>): Certificate => ({
  ...certificate,
  rows: certificate.rows.map(({ conditions }) => ({
    conditions: conditions.map((one) => (one.parameter === parameter ? { parameter, ...more } : one)),
  })),
})

describe.each(forms.map((form) => [nameOf(form), form] as const))('%s', (_, form) => {
  const { certificate, question } = whole(form)
  const answer = (of: Partial<Certificate>, more: Partial<Question> = {}) =>
    findCoverage(form, { ...certificate, ...of }, { ...question, ...more }).answer

  test('covers what is printed and answered alike, for its maker and model alone', () => {
    expect(answer({})).toBe('covered')
    expect(answer({}, { manufacturer: undefined })).toBe('cannotTell')
    expect(answer({}, { manufacturer: 'Another' })).toBe('cannotTell')
    expect(answer({}, { manufacturer: { is: 'differs' } })).toBe('notCovered')
    expect(answer({}, { model: undefined })).toBe('cannotTell')
    expect(answer({ manufacturers: ['/'] }, { manufacturer: '/' })).toBe('cannotTell')
    if (ruleOf(form).model === 'decides') expect(answer({}, { model: 'M2' })).toBe('cannotTell')
  })

  test('covers nothing while one printed condition is not answered', () => {
    for (const field of fieldsOf(form)) {
      const asked = new Map([...question.asked].filter(([key]) => key !== field.key))
      expect([field.key, answer({}, { asked })]).toEqual([field.key, 'cannotTell'])
    }
  })

  test('covers nothing by one end of a range, a text, a stroke, or "other"', () => {
    for (const field of fieldsOf(form)) {
      const by = (more: Partial<Condition>) => [field.key, answer(printing(certificate, field.key, more))]
      const unknown = [field.key, 'cannotTell']
      expect(by({ text: '见原件' })).toEqual(unknown)
      if (isNumber(field) && field.coverage === 'range') {
        expect(by({ from: middle(field) })).toEqual(unknown)
        expect(by({ to: middle(field) })).toEqual(unknown)
      }
      if (isNumber(field) && field.coverage === 'upTo') expect(by({ from: middle(field) })).toEqual(unknown)
      if (!isNumber(field) && !field.options && field.type !== 'flag') expect(by({ values: ['/'] })).toEqual(unknown)
      if (field.options?.some(({ value }) => value === 'other')) expect(by({ values: ['other'] })).toEqual(unknown)
    }
  })

  test('takes a part of a list for the list nowhere that the list must be equal', () => {
    for (const field of fieldsOf(form).filter(({ type, coverage }) => type === 'choices' && coverage === 'equal')) {
      const asked = new Map(question.asked).set(field.key, { kind: 'values', values: valuesOf(field).slice(0, 1) })
      expect([field.key, answer({}, { asked })]).toEqual([field.key, 'cannotTell'])
    }
  })

  test('attests no more than it prints', () => {
    for (const field of fieldsOf(form).filter(({ coverage }) => coverage === 'attested')) {
      const level = field.order?.[1]
      const more = level ? field.order?.[2] : String(middle(field) + 1)
      const less = level ? field.order?.[0] : String(middle(field) - 1)
      const of = printing(certificate, field.key, { values: [level ?? String(middle(field))] })
      const asking = (value: string | undefined) =>
        new Map(question.asked).set(field.key, { kind: 'values', values: [value ?? ''] })
      expect(answer(of, { asked: asking(more) })).toBe('notCovered')
      expect(answer(of, { asked: asking(less) })).toBe('covered')
    }
  })

  test('joins every list of models, and reads none as a condition', () => {
    for (const key of modelKeys(form)) {
      const listing = {
        rows: certificate.rows.map(({ conditions }) => ({
          conditions: [...conditions, { parameter: key, values: ['M2'] }],
        })),
      }
      for (const model of ['M1', 'M2']) expect(answer(listing, { model })).toBe('covered')
      expect(answer(listing, { model: 'M3' })).toBe('notCovered')
    }
  })

  test('is told to differ from the record by every value where the model decides', () => {
    if (ruleOf(form).model !== 'decides') return
    const { ofUnit = [], decisive = [] } = ruleOf(form)
    const others = form.fields.filter(
      (field) => isNumber(field) && !isMarked(field) && !ofUnit.includes(field.key) && !decisive.includes(field.key),
    )
    for (const field of others) {
      const registered = field.type === 'range' ? { from: middle(field), to: middle(field) } : middle(field)
      const more = new Map(question.asked).set(field.key, { kind: 'values', values: [String(field.max ?? 99)] })
      expect([field.key, answer({ parameters: { [field.key]: registered } }, { asked: more })]).toEqual([
        field.key,
        'cannotTell',
      ])
    }
  })
})

test('the kinds declare what is attested', () => {
  const attested = formKinds.flatMap(({ fields }) => fields.filter(({ coverage }) => coverage === 'attested'))
  expect(attested.map(({ key }) => key).toSorted()).toEqual(['governorTension', 'silLevel'])
})

// What the name of a category settles: it is filled in, a value that contradicts it is refused by a sentence with both, and what it leaves open is asked.
import { expect, test } from 'vitest'
import { contradictions, formIn } from './byCategory.ts'
import { fixedValues } from './formKind.ts'
import { formKinds, formNamed, shippedForms } from './formKinds.ts'
import { ownParameters } from './parameterSchema.ts'

const vessel = formNamed('vessel')
if (!vessel) throw new Error('There is no form of vessels')
const own = ownParameters(formKinds)
const parse = (categoryCode: string, vesselClass?: string) =>
  own.safeParse({ categoryCode, subForm: 'vessel', parameters: vesselClass ? { vesselClass } : {} })

test.each([
  ['2110', { vesselClass: 'ultra' }],
  ['2130', { vesselClass: 'III' }],
  ['2150', { vesselClass: 'II' }],
  ['2170', {}],
])('of %s the class that the register knows is filled in', (code, filled) => {
  expect(fixedValues(formIn(vessel, code))).toEqual(filled)
  expect(parse(code).data?.parameters).toEqual(filled)
})

test('a contradiction is refused and names the value, the category and what would be right', () => {
  const { error } = parse('2150', 'III')
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['parameters.vesselClass', 'Vessel class "Class III" contradicts category 2150, whose products are "Class II"'],
  ])
  expect(contradictions(vessel, '2170', { vesselClass: 'ultra' })[0]?.reason[0]).toBe(
    '容器类别“超高压”与设备品种 2170 不符，该品种应为I类或简单压力容器',
  )
})

test('what the category leaves open is asked, and answered as before', () => {
  expect(parse('2170', 'simple').data?.parameters).toEqual({ vesselClass: 'simple' })
  expect(own.safeParse({ subForm: 'vessel', parameters: { vesselClass: 'other' } }).success).toBe(true)
  expect(formIn(vessel, '2210')).toBe(vessel)
})

test('every category that settles something has a form with that parameter, and the options it leaves', () => {
  for (const code of ['2110', '2130', '2150', '2170', '4170', '4420', '4450', '9310', '9320']) {
    const narrowed = shippedForms(code).filter((form) => formIn(form, code) !== form)
    expect(narrowed.length, code).toBeGreaterThan(0)
    const changed = narrowed.flatMap((form) =>
      formIn(form, code)
        .fields.filter((field, at) => field !== form.fields[at])
        .map(({ options }) => options?.length),
    )
    expect(
      changed.every((left) => left === 1 || (left === 2 && code === '2170')),
      code,
    ).toBe(true)
    expect(changed.length, code).toBeGreaterThan(0)
  }
})

// Two kinds that share a key do not affect each other: schema, bounds, units, labels and duties come from the record's own form.
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { missing } from '../../fields.ts'
import { fieldErrors } from '../../messages/issues.ts'
import { labelIn, saidIn } from '../../messages/labels.ts'
import { fieldChanges, isPublicChange } from '../../business/report/lifecycle/changes.ts'
import { parameterLabel } from '../coverage/words.ts'
import { publicRecordOf } from '../../business/integrity/publicRecord.ts'
import { exportReports } from '../../business/report/report.ts'
import { checkImport, importTemplate } from '../../business/reportImport.ts'
import { contentSchema } from '../../business/report/shape.ts'
import { elevator } from './kinds/elevator.ts'
import { chosenForm, formsOf, namedIn, shippedIn, type FormKind } from './formKind.ts'
import { parameterGroups } from './groups.ts'
import { formKindOf, formKinds } from './formKinds.ts'
import { kindNames } from './kindNames.ts'
import { ownParameters } from './parameterSchema.ts'

/** Hoists: the lifts' key `ratedLoad` in tonnes, and a sub-form with a field of its own that only its writer can choose. */
const hoist: FormKind = {
  key: 'hoist',
  label: ['起重机械', 'Hoists'],
  forms: [
    {
      key: 'bridge',
      label: ['桥式起重机', 'Bridge crane'],
      categories: ['4110', '4130', '4140', '4150', '4170', '4190'],
    },
    { key: 'explosion', label: ['防爆桥式起重机', 'Explosion-proof bridge crane'], categories: ['4130'], chosen: true },
  ],
  fields: [
    {
      key: 'ratedLoad',
      label: ['额定起重量', 'Rated capacity'],
      type: 'decimal',
      unit: ['t', 't'],
      min: 0.5,
      max: 800,
      group: 'main',
      required: true,
      coverage: 'upTo',
    },
    { key: 'span', label: ['跨度', 'Span'], type: 'decimal', unit: ['m', 'm'], min: 3, max: 60, public: true },
    {
      key: 'gasGroup',
      label: ['气体组别', 'Gas group'],
      type: 'text',
      maxLength: 10,
      forms: ['explosion'],
      required: true,
      public: true,
    },
  ],
}
const kinds = [elevator, hoist]
const content = contentSchema(kinds)

const formOf = (categoryCode: string, subForm?: string) => chosenForm(shippedIn(kinds, categoryCode), subForm)!
/** A record of a category, which names its form as writers and server do. */
const record = (categoryCode: string, more: object = {}) => ({
  categoryCode,
  subForm: formOf(categoryCode).form.key,
  ...more,
})

function refusals(given: Record<string, unknown>): Record<string, string> {
  const parsed = content.safeParse(given, { reportInput: true })
  const errors = parsed.success ? [] : fieldErrors(parsed.error.issues, (path) => labelIn(content, path, given))
  return Object.fromEntries(errors.map(({ field, phrase }) => [field, phrase[1]]))
}
describe('a record is checked by the form it names', () => {
  test.each([
    ['3110', 1000, undefined],
    ['3110', 60000, 'Rated load must be between 1 and 50000 kg'],
    ['3110', 100.5, 'Rated load must be a whole number'],
    ['4110', 20, undefined],
    ['4110', 100.5, undefined],
    ['4110', 1000, 'Rated capacity must be between 0.5 and 800 t'],
    ['4110', '20', 'Rated capacity must be a number'],
    ['4110', { much: 1 }, 'Rated capacity must be a number'],
  ])('%s with ratedLoad %o', (categoryCode, ratedLoad, message) => {
    const found = refusals(record(categoryCode, { parameters: { ratedLoad } }))
    expect(found).toEqual(message === undefined ? {} : { 'parameters.ratedLoad': message })
  })

  test('which refuses the fields of other kinds and sub-forms by name', () => {
    expect(refusals(record('4110', { parameters: { travel: 5, gasGroup: 'IIB' } }))).toEqual({
      'parameters.travel': '"parameters.travel" is not a known field',
      'parameters.gasGroup': '"parameters.gasGroup" is not a known field',
    })
    expect(refusals(record('3110', { parameters: { span: 5, remark: 'a field of reports' } }))).toEqual({
      'parameters.span': '"parameters.span" is not a known field',
      'parameters.remark': '"parameters.remark" is not a known field',
    })
  })

  test('in addition to other problems', () => {
    const given = record('4110', {
      country: 'de',
      parameters: { span: 1 },
      coverage: [{ conditions: [{ parameter: 'span' }] }],
    })
    expect(Object.keys(refusals(given)).toSorted()).toEqual([
      'country',
      'coverage.0.conditions.0.from',
      'parameters.span',
    ])
    expect(refusals(record('4110', { parameters: 'none' }))).toEqual({
      parameters: 'Parameters must be an object',
    })
  })

  test('and kept as its schema says, half finished as it is', () => {
    const parsed = content.parse(record('3110', { parameters: { controllerModel: ' AC-1 ', ratedLoad: null } }))
    expect(parsed.parameters).toEqual({ controllerModel: 'AC-1', ratedLoad: null, driveMode: 'traction' })
    expect(content.parse(record('4110')).parameters).toEqual({})
  })

  test('and no other record is changed by it', () => {
    const further = content.safeExtend({})
    expect(further.safeParse(record('4110', { parameters: { ratedLoad: 1000 } })).success).toBe(false)
    expect(further.safeParse(record('3110', { parameters: { ratedLoad: 1000 } })).success).toBe(true)
  })
})

describe('a sub-form', () => {
  test('stands by the category until the record names another one that the category allows', () => {
    expect(formOf('4130').form.key).toBe('bridge')
    expect(formOf('4130', 'explosion').form.key).toBe('explosion')
    expect(formOf('4110', 'explosion')).toBeUndefined()
    expect(formOf('9999')).toBeUndefined()
    expect(namedIn(kinds, 'explosion')).toBe(formsOf(hoist)[1])
    expect(namedIn(kinds, null)).toBeUndefined()
    expect(formOf('4130')).toBe(formsOf(hoist)[0])
  })

  test('has fields and duties of its own', () => {
    const gaps = (subForm: string) =>
      missing(formOf('4130', subForm).fields, {}, 'parameters.').map(({ field }) => field)
    expect(gaps('bridge')).toEqual(['parameters.ratedLoad'])
    expect(gaps('explosion')).toEqual(['parameters.ratedLoad', 'parameters.gasGroup'])
    const own = ownParameters(kinds)
    const parameters = { gasGroup: 'IIB' }
    expect(own.safeParse({ subForm: 'explosion', parameters }).success).toBe(true)
    expect(own.safeParse({ subForm: 'bridge', parameters }).success).toBe(false)
    expect(refusals(record('4130', { parameters }))).toEqual({
      'parameters.gasGroup': '"parameters.gasGroup" is not a known field',
    })
  })
})

describe('what a form calls a field', () => {
  test('is named wherever the field is', () => {
    expect(parameterLabel(formOf('3110'), 'ratedLoad')).toEqual(['额定载重量', 'Rated load'])
    expect(parameterLabel(formOf('4110'), 'ratedLoad')).toEqual(['额定起重量', 'Rated capacity'])
    expect(parameterLabel(formOf('4110'), 'travel')).toEqual(['travel', 'travel'])
    const changes = [{ field: 'parameters.ratedLoad', before: 5, after: 10 }]
    const line = (code: string) => fieldChanges(formOf(code), changes, (phrase) => phrase[1])[0]
    expect(line('3110')).toMatchObject({ label: 'Rated load', before: '5 kg', after: '10 kg' })
    expect(line('4110')).toMatchObject({ label: 'Rated capacity', before: '5 t', after: '10 t' })
    expect(labelIn(content, 'parameters.ratedLoad', record('4110'))?.[1]).toBe('Rated capacity')
    expect(labelIn(content, 'parameters.ratedLoad', { categoryCode: '9999' })).toBeUndefined()
    expect(labelIn(content, 'parameters', {})?.[1]).toBe('Parameters')
  })

  test('stays when another form is named', () => {
    const changes = [{ field: 'subForm', before: 'bridge', after: 'explosion' }]
    const nameOf = (key: string) => hoist.forms.find((one) => one.key === key)?.label ?? ([key, key] as const)
    expect(fieldChanges(formOf('4130'), changes, (phrase) => phrase[1], nameOf)).toEqual([
      { field: 'subForm', label: 'Parameter form', before: 'Bridge crane', after: 'Explosion-proof bridge crane' },
    ])
    expect(isPublicChange(formOf('4130'), 'subForm')).toBe(true)
  })

  test('says certificate numbers as they are printed', () => {
    const changes = [{ field: 'supersedesId', before: null, after: 'TSX311090120170001' }]
    expect(fieldChanges(formOf('3110'), changes, (phrase) => phrase[1])).toEqual([
      { field: 'supersedesId', label: 'Replaces', before: '—', after: 'TSX 3110 901 2017 0001' },
    ])
  })

  test('is public only where this form says so', () => {
    expect(isPublicChange(formOf('3110'), 'parameters.ratedLoad')).toBe(true)
    expect(isPublicChange(formOf('4110'), 'parameters.ratedLoad')).toBe(false)
    const published = publicRecordOf(kinds).parse({
      publicId: 'x',
      version: 1,
      origin: 'issued',
      status: 'published',
      categoryCode: '4110',
      parameters: { ratedLoad: 5, span: 10 },
    })
    expect(published.parameters).toEqual({ span: 10 })
  })
})

test('a kind is named by its key, and an unknown one is refused with the known ones', () => {
  expect(formKindOf(elevator.key)).toBe(elevator)
  expect(() => formKindOf('boat')).toThrow('boat')
  const words = kindNames.map(({ label }) => label)
  // An export that names none holds all kinds.
  const asked: { schema: z.ZodType; given: { formKind?: string } }[] = [importTemplate.query, checkImport.body].flatMap(
    (schema) => [
      { schema, given: {} },
      { schema, given: { formKind: 'boat' } },
    ],
  )
  for (const { schema, given } of [...asked, { schema: exportReports.body, given: { formKind: 'boat' } }]) {
    const refused = schema.safeParse(given, { reportInput: true })
    expect(
      fieldErrors(
        refused.error?.issues ?? [],
        (path) => labelIn(schema, path),
        1,
        (path) => saidIn(schema, path).words,
      ),
    ).toEqual([
      {
        field: 'formKind',
        phrase: given.formKind
          ? [
              `表单类型：应为以下之一：${words.map(([zh]) => zh).join('、')}`,
              `Form kind must be one of: ${words.map(([, en]) => en).join(', ')}`,
            ]
          : ['表单类型：必须填写', 'Form kind is required'],
      },
    ])
  }
})

test('a key names one form, over all kinds', () => {
  const keys = formKinds.flatMap((kind) => kind.forms.map(({ key }) => key))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('no form has two fields of one key, and no field belongs to a form that its kind lacks', () => {
  for (const kind of kinds) {
    const forms = new Set(kind.forms.map((form) => form.key))
    for (const field of kind.fields) {
      expect(field.forms?.filter((form) => !forms.has(form)) ?? []).toEqual([])
      if (kind === elevator) expect(parameterGroups.map(({ key }) => key)).toContain(field.group)
    }
    for (const { fields } of formsOf(kind)) expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
  }
})

describe('what a category determines', () => {
  const parse = (categoryCode: string, parameters: object) =>
    contentSchema([elevator]).safeParse(record(categoryCode, { parameters }), { reportInput: true })

  test('stands in the record without being asked for', () => {
    expect(parse('3110', {}).data?.parameters).toEqual({ driveMode: 'traction' })
    expect(parse('3130', { ratedLoad: 2000 }).data?.parameters).toEqual({ ratedLoad: 2000 })
    expect(parse('3420', {}).data?.parameters).toEqual({ driveMode: 'traction' })
    expect(parse('3210', {}).data?.parameters).toEqual({ driveMode: 'hydraulic' })
    expect(parse('3430', {}).data?.parameters).toEqual({})
  })

  test('is not said otherwise', () => {
    const errors = fieldErrors(parse('3110', { driveMode: 'positive' }).error?.issues ?? [], () => undefined)
    expect(errors.map(({ field, phrase }) => [field, phrase[1]])).toEqual([
      ['parameters.driveMode', 'Drive must be one of: Traction'],
    ])
  })
})

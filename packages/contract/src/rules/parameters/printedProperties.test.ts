// The drawing of a ropeway part decides, and properties that certificates print in words have fields: asked otherwise, people compare.
import { describe, expect, it } from 'vitest'
import { readAsked } from '../coverage/asked.ts'
import { rowFromParameters } from '../coverage/fromParameters.ts'
import { findCoverage } from '../coverage/check.ts'
import { decisiveKeys } from '../coverage/rule.ts'
import { fieldOf } from '../coverage/words.ts'
import { formNamed } from './formKinds.ts'

type Said = Readonly<Record<string, string | string[]>>

/** Asks about a product that is as the certificate prints it, but for what is given. */
function ask(subForm: string, parameters: Said, other: Said, left: readonly string[] = []) {
  const form = formNamed(subForm)!
  const { conditions } = rowFromParameters(form, parameters)
  const values = Object.entries({ ...parameters, ...other }).filter(([key]) => !left.includes(key))
  const asked = new Map(
    values.map(([key, value]) => {
      const read = readAsked(fieldOf(form, key)!, value)
      if (!('asked' in read) || !read.asked) throw new Error(`${key} cannot be read`)
      return [key, read.asked] as const
    }),
  )
  const certificate = {
    standing: 'published' as const,
    categoryCode: 'X',
    model: 'Q',
    manufacturers: ['M'],
    rows: [{ conditions }],
    isWhole: true,
    models: [],
    parameters,
  }
  return findCoverage(form, certificate, { categoryCode: 'X', manufacturer: 'M', model: 'Q', asked })
}
const answerOf = (...given: Parameters<typeof ask>) => ask(...given).answer

describe.each(['grip', 'carrier', 'sheaveAssembly', 'ropewayPart'])('a ropeway part: %s', (subForm) => {
  it('decides by its drawing, which a new record states', () => {
    expect(decisiveKeys(formNamed(subForm), () => 'any')).toContain('drawingNo')
    expect(fieldOf(formNamed(subForm), 'drawingNo')?.required).toBe(true)
  })
})

describe('an assembly of sheaves', () => {
  const sheaves = {
    drawingNo: 'SL-100-00',
    sheaveForm: 'support',
    sheaves: '8',
    sheaveDiameter: '400',
    sheaveLoad: '5',
    ropeDiameterRange: '40',
  }
  const form = formNamed('sheaveAssembly')!
  it('of the same drawing is covered, of another one people compare', () => {
    const due = decisiveKeys(form, () => 'any')
    expect(due.filter((key) => !Object.hasOwn(sheaves, key))).toEqual([])
    expect(answerOf('sheaveAssembly', sheaves, {})).toBe('covered')
    expect(answerOf('sheaveAssembly', sheaves, { drawingNo: 'SL-100-01' })).toBe('cannotTell')
  })
  it('whose drawing is not said, or not printed, cannot be told', () => {
    expect(answerOf('sheaveAssembly', sheaves, {}, ['drawingNo'])).toBe('cannotTell')
    const { drawingNo, ...silent } = sheaves
    expect(answerOf('sheaveAssembly', silent, { drawingNo })).toBe('cannotTell')
  })
})

it.each([
  ['pipeMetal', 'surfaceClass', '酸洗', '光亮'],
  ['pipeMetal', 'productLevel', 'PSL2', 'PSL1'],
  ['pipeMetal', 'deliveryState', '正火', '热轧'],
  ['fitting', 'corrosionTest', '抗 HIC', '晶间腐蚀'],
  ['flange', 'forgingLevel', 'Ⅲ', 'Ⅱ'],
  ['valve', 'forgingLevel', 'Ⅳ', 'Ⅱ'],
  ['cylinderWelded', 'heatTreatment', '整体正火', '消除应力'],
] as const)('%s: another %s than printed is never a yes and never a flat no', (subForm, key, printed, other) => {
  const field = fieldOf(formNamed(subForm), key)
  expect(field).toMatchObject({ coverage: 'equal', otherTextMayDo: true })
  const [row] = ask(subForm, { [key]: printed }, { [key]: other }).rows
  expect(row?.conditions.find(({ parameter }) => parameter === key)).toMatchObject({ result: 'unknown' })
  const [same] = ask(subForm, { [key]: printed }, {}).rows
  expect(same?.conditions.find(({ parameter }) => parameter === key)).toMatchObject({ result: 'met' })
})

// What taking over the parameters of an earlier report would do to those of a draft: which it fills in, and which a person has typed otherwise.
import { checkField, isEmpty, type Field, type Value, type Values } from '../../../fields.ts'
import { isMarked } from '../../../rules/coverage/rule.ts'
import { fixedValue } from '../../../rules/parameters/formKind.ts'
import type { Marks } from './marks.ts'

export interface Filling {
  /** Empty, or taken over before and not looked at since. */
  fills: readonly Field[]
  /** Typed, and other than in the earlier report: they change only when the person says so. */
  differing: readonly Field[]
}

/** Groups whose values are those of one model: what it is built for, what it covers, what its tests found. */
const ofOneModel: readonly (string | undefined)[] = ['main', 'explosion', 'coverage', 'test']
const ratingOrSample = /(Class|Level|Grade|Rating|Certificate|Serial)$/

/** Whether models of one maker mostly have it in common: a form, a configuration, the model of a part. Figures and ratings are those of one model, and so is what decides which products its certificate covers (docs/decisions/0143-what-models-of-a-maker-share.md). */
export const isCommon = (field: Field): boolean => {
  const { key, type, group, order } = field
  return (
    ['choice', 'choices', 'flag', 'text'].includes(type) &&
    order === undefined &&
    !ratingOrSample.test(key) &&
    !ofOneModel.includes(group) &&
    !isMarked(field)
  )
}

/** Spaces and case differ between papers on one model. */
export const isSameModel = (one: string, other: string): boolean => foldedModel(one) === foldedModel(other)
const foldedModel = (model: string): string => model.replaceAll(/\s/g, '').toUpperCase()

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** `fields`: of the form that both have. What today's form refuses, and what the category decides, is left out. */
export function fillingFrom(
  fields: readonly Field[],
  { own, marked, source }: { own: Values; marked: Marks; source: Readonly<Record<string, unknown>> },
): Filling {
  const usable = fields.filter(
    (field) =>
      !field.former &&
      fixedValue(field) === undefined &&
      !isEmpty(source[field.key]) &&
      !checkField(field, source[field.key]) &&
      !same(source[field.key], own[field.key]),
  )
  const isFree = ({ key }: Field) => isEmpty(own[key]) || key in marked
  return { fills: usable.filter(isFree), differing: usable.filter((field) => !isFree(field)) }
}

/** The values of these fields in the source, and the mark that each gets. `from`: the printed number of the source. */
export const takenOver = (
  fields: readonly Field[],
  source: Readonly<Record<string, unknown>>,
  from: string,
): { values: Readonly<Record<string, Value>>; marks: Marks } => ({
  values: Object.fromEntries(fields.map(({ key }) => [key, source[key] as Value])),
  marks: Object.fromEntries(fields.map(({ key }) => [key, from])),
})

// Which values of a content stay when it gets another form, and which the other form has no field for. A key may mean another thing in another form.
import { fixedValues, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { marksOn } from '@register/contract/business/report/takeOver/marks'
import { checkField, isEmpty, unitText, type Field, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { Content } from '../content.ts'

/** Whether a value means the same in both fields. */
const sameMeaning = (one: Field, other: Field): boolean =>
  one.type === other.type && unitText(one)[0] === unitText(other)[0] && sameColumns(one.columns, other.columns)

/** A table is kept whole or not at all: the other one's columns would refuse its cells. */
const sameColumns = (one: readonly Field[] = [], other: readonly Field[] = []): boolean =>
  one.length === other.length &&
  one.every(({ key, type, unit }, at) => {
    const same = other[at]
    return same?.key === key && same.type === type && same.unit?.[0] === unit?.[0]
  })

/** A violated bound is reported next to the value; an option that the new form lacks cannot be displayed at all. */
const isWord = ({ type }: Field): boolean => type === 'choice' || type === 'choices'

const staysIn = (after: ParameterForm | undefined, field: Field, value: Value | null | undefined): boolean => {
  const same = after?.fields.find(({ key }) => key === field.key)
  return same !== undefined && sameMeaning(field, same) && !(isWord(same) && checkField(same, value))
}

export interface Lost {
  /** Parameters whose values have no place in the other form. */
  fields: readonly { readonly key: string; readonly label: Phrase }[]
  /** The number of coverage conditions on parameters that the other form lacks. */
  conditions: number
}

const goes = (before: ParameterForm | undefined, after: ParameterForm | undefined) => (key: string) => {
  const field = before?.fields.find((one) => one.key === key)
  return field !== undefined && !staysIn(after, field, undefined)
}

/** Values typed for the former form that the new form has no field for, without the values that either form sets itself. */
export function lostIn(content: Content, before: ParameterForm | undefined, after: ParameterForm | undefined): Lost {
  const fixed = { ...fixedValues(before), ...fixedValues(after) }
  const { parameters, coverage } = content
  return {
    fields: (before?.fields ?? []).filter((field) => {
      const value = parameters[field.key]
      return !isEmpty(value) && !(field.key in fixed) && !staysIn(after, field, value)
    }),
    conditions: coverage
      .flatMap(({ conditions }) => conditions)
      .filter(({ parameter }) => goes(before, after)(parameter)).length,
  }
}

/** The content without what is lost; a value kept under the same key could turn a kilogram into a ton. */
export function toForm(content: Content, before: ParameterForm | undefined, after: ParameterForm | undefined): Content {
  const lost = (before?.fields ?? []).filter((field) => !staysIn(after, field, content.parameters[field.key]))
  const cleared = lost.map(({ key }) => [key, null] as const)
  const isGone = goes(before, after)
  const parameters = { ...content.parameters, ...Object.fromEntries(cleared) }
  return {
    ...content,
    parameters,
    takenOver: marksOn(content.takenOver, parameters),
    coverage: content.coverage
      .map((row) => ({ conditions: row.conditions.filter(({ parameter }) => !isGone(parameter)), was: row }))
      .filter(({ conditions, was }) => conditions.length > 0 || was.conditions.length === 0)
      .map(({ conditions }) => ({ conditions })),
  }
}

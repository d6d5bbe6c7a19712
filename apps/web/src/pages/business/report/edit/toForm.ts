// What stays of a content when another category brings another form. A key may mean another thing there.
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import { unitText, type Field } from '@register/contract/fields'
import type { Content } from '../content.ts'

/** What a number or word of the one says, the other would say too. */
const sameMeaning = (one: Field, other: Field): boolean =>
  one.type === other.type && unitText(one)[0] === unitText(other)[0] && sameColumns(one.columns, other.columns)

/** A table is kept whole or not at all: the other one's columns would refuse its cells. */
const sameColumns = (one: readonly Field[] = [], other: readonly Field[] = []): boolean =>
  one.length === other.length &&
  one.every(({ key, type, unit }, at) => {
    const same = other[at]
    return same?.key === key && same.type === type && same.unit?.[0] === unit?.[0]
  })

/**
 * Values whose key the new form has with another unit or type are emptied, those of the coverage too: kept, a ton
 * would be made of a kilogram. Values that the new form lacks stay behind unsent, for the way back.
 */
export function toForm(content: Content, before: ParameterForm | undefined, after: ParameterForm | undefined): Content {
  const others = new Set(
    (before?.fields ?? []).flatMap((field) => {
      const same = after?.fields.find(({ key }) => key === field.key)
      return same && !sameMeaning(field, same) ? [field.key] : []
    }),
  )
  if (others.size === 0) return content
  const kept = Object.entries(content.parameters).map(([key, value]) => [key, others.has(key) ? null : value] as const)
  return {
    ...content,
    parameters: Object.fromEntries(kept),
    coverage: content.coverage.map(({ conditions }) => ({
      conditions: conditions.map((one) =>
        others.has(one.parameter) ? { ...one, from: null, to: null, values: null } : one,
      ),
    })),
  }
}

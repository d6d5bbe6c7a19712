// The words of a field's value: labels instead of codes, yes and no instead of true and false.
import { isEmpty, type Field } from '@register/contract/fields'
import { say, type Lang } from '@register/contract/phrase'
import { displayWords } from './words.ts'

const one = (field: Field, value: unknown, lang: Lang): string => {
  if (typeof value === 'boolean') return say(value ? displayWords.yes : displayWords.no, lang)
  const option = field.options?.find((entry) => entry.value === value)
  return option ? say(option.label, lang) : String(value)
}

/** Without the unit; empty for an empty value. */
export function valueText(field: Field, value: unknown, lang: Lang): string {
  if (isEmpty(value)) return ''
  if (Array.isArray(value))
    return value.map((entry) => one(field, entry, lang)).join(say(['、', ', '], lang))
  return one(field, value, lang)
}

/** With the unit, as it is read. */
export function valueWithUnit(field: Field, value: unknown, lang: Lang): string {
  const text = valueText(field, value, lang)
  return text && field.unit ? `${text} ${say(field.unit, lang)}` : text
}

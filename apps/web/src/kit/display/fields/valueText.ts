// Formats a field's value with its unit for reading.
import { isEmpty, readingText, type Field } from '@register/contract/fields'
import { say, type Lang } from '@register/contract/phrase'

/** Empty for an empty value. */
export function valueWithUnit(field: Field, value: unknown, lang: Lang): string {
  if (isEmpty(value)) return ''
  const text = say(readingText(field, value), lang)
  return field.unit ? `${text} ${say(field.unit, lang)}` : text
}

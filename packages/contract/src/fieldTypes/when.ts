// A condition on another value of the same group of fields.

/** While another value is one of these, or none of those; an empty one counts as the empty text, a flag as true or false. */
export interface When {
  readonly key: string
  readonly is?: readonly string[]
  readonly isNot?: readonly string[]
}

/** Any value of a field. */
type Given = string | number | boolean | object | null | undefined

/** Whether a condition holds of these values. What is not known does not hold. */
export function holds({ key, is, isNot }: When, values: Readonly<Record<string, Given>>): boolean {
  const given = values[key]
  // Several entries are all meant; a range is compared as a whole.
  const value = Array.isArray(given) ? given.map(String).join() : typeof given === 'object' ? '' : String(given ?? '')
  return is ? is.includes(value) : value !== '' && isNot?.includes(value) === false
}

// The errors of an answer by the fields of a form: all of them at once, each at its own field; what fits none is the error of the form.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

/** `names`: the fields of the form. `credentials` is the sealed password. */
export function wrongFields<K extends string>(
  error: Failure,
  names: readonly K[],
): Partial<Record<K | 'form', Phrase>> {
  const found: Partial<Record<K | 'form', Phrase>> = {}
  for (const { field, phrase } of error.fields) {
    const own = field === 'credentials' ? 'password' : field
    const name = names.find((one) => one === own)
    if (name && !found[name]) found[name] = phrase
    else found.form ??= phrase
  }
  if (error.fields.length === 0) found.form = error.phrase
  return found
}

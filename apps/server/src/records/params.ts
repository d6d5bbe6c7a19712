// Parameters that arrive inside a body and are checked by a schema that only their handler knows; a wrong one is reported at `params.` and its key.
import type { z } from 'zod'
import { badFields, type Failure } from '@register/contract/errors'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'

/** The refusal with its fields as the caller sent them: inside `params`. */
export const inParams = (failure: Failure): Failure =>
  failure.fields.length > 0
    ? badFields(failure.fields.map(({ field, phrase }) => ({ field: `params.${field}`, phrase })))
    : failure

/** The parameters as the schema reads them; refuses wrong ones, each by its name. */
export function readParams<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  throw inParams(badFields(fieldErrors(parsed.error.issues, (path) => labelIn(schema, path))))
}

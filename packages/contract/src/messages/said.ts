// What the API document says of schemas and checks, where zod's own JSON schema says less than they refuse.
import type { z } from 'zod'
import type { Phrase } from '../phrase.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

const sayings = new WeakMap<z.core.$ZodType, { json: () => JsonSchema; isForBoth: boolean }>()

/** A condition in the words of JSON Schema. */
export const conditional = (when: JsonSchema, so: JsonSchema, otherwise?: JsonSchema): JsonSchema => ({
  if: when,
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is called so, and nobody awaits a schema
  then: so,
  ...(otherwise ? { else: otherwise } : {}),
})

/** Gives a schema a JSON schema in the place of zod's: of its input, or of both its input and its output. */
export function saidAs<S extends z.core.$ZodType>(
  schema: S,
  json: () => JsonSchema,
  of: 'input' | 'both' = 'input',
): S {
  sayings.set(schema, { json, isForBoth: of === 'both' })
  return schema
}

/** What is said of a schema, or of the one that it adds checks to. */
export function sayingOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema | undefined {
  const said = sayings.get(schema) ?? (schema._zod.parent && sayings.get(schema._zod.parent))
  return said && (io === 'input' || said.isForBoth) ? said.json() : undefined
}

/** What a check or the rule of a field refuses: in keywords where JSON Schema has them, otherwise in words. */
export interface Told {
  /** The JSON schema of the checked value, from the one without this check. */
  json?: (schema: JsonSchema) => JsonSchema
  words?: Phrase
  /** Properties that the refusal names, where it does not name the checked value itself. */
  names?: readonly string[]
}
const tellings = new WeakMap<object, Told>()

/** Says for the document what a check refuses. */
export function telling<F extends object>(check: F, told: Told): F {
  tellings.set(check, told)
  return check
}

export const toldBy = (check: object): Told | undefined => tellings.get(check)

/** What each check of a schema refuses that has no declaration in zod; undefined where it has not been said. */
export const toldOf = (schema: z.core.$ZodType): (Told | undefined)[] =>
  (schema._zod.def.checks ?? [])
    .filter(({ _zod: { def } }) => def.check === 'custom')
    // oxlint-disable-next-line typescript/unbound-method -- it is looked up, never called
    .map((check) => toldBy(check) ?? toldBy(check._zod.check))

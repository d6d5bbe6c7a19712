// Parts of a schema whose shape follows from the record they stand in, as the parameters of a report follow from its category.
import type { z } from 'zod'

interface Choice {
  /** The schema that holds for this part of a record as it was given; nothing while the record does not say. */
  of?: (record: unknown) => z.core.$ZodType | undefined
  /** Every schema it may be, by name, for the documentation. */
  all: () => Readonly<Record<string, z.ZodType>>
}

const choices = new WeakMap<z.core.$ZodType, Choice>()

/** Says what a part really is: the part itself only says that there is an object. Not in zod's registry, whose types take functions apart. */
export function chosenBy<S extends z.ZodType>(part: S, choice: Choice): S {
  choices.set(part, choice)
  return part
}

export const choiceOf = (part: z.core.$ZodType): Choice | undefined => choices.get(part)

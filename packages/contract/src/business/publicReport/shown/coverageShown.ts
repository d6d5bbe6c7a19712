// The coverage that a certificate prints, as its public page shows it and asks about it.
import { z } from 'zod'

/** What is printed of one parameter, in words. */
const printedCondition = z.object({ parameter: z.string(), label: z.string(), printed: z.string() })

/** What may be asked of a certificate: enough of a declaration to read an answer by. */
const coverageQuestion = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  type: z.enum(['text', 'integer', 'decimal', 'choice', 'choices', 'flag']),
  mark: z.enum(['upTo', 'atLeast', 'attested', 'range', 'equal', 'set', 'no']),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** The options, or what the rows print, to choose from. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** May be answered by comparing with the paper: the rows agree on what they print. */
  byPaper: z.boolean(),
  /** What the rows print of it, where they agree; empty where they do not. */
  printed: z.string(),
  /** Whether the certificate covers a product depends on it. */
  decides: z.boolean(),
})
export type CoverageQuestion = z.output<typeof coverageQuestion>

/** The coverage of a certificate as it is shown, with the questions that a check asks. */
export const coverageShown = z.object({
  /** Alternatives; a product is covered where one holds wholly. */
  rows: z.array(z.object({ name: z.string(), conditions: z.array(printedCondition) })),
  whole: z.boolean(),
  models: z.array(z.string()),
  /** Every single model that the certificate names, its own first: the choices of the question for the model. */
  modelChoices: z.array(z.string()),
  /** Another model is another certificate. */
  byModel: z.boolean(),
  questions: z.array(coverageQuestion),
})

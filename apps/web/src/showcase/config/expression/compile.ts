// Compiles the text of a condition for repeated evaluation, or reports its error.
import { Failure } from '@register/contract/errors'
import { evaluate } from './evaluate.ts'
import { parse } from './parse.ts'
import type { ExpressionProblem } from './problem.ts'

export type Condition =
  | { holds: (form: unknown) => boolean; problem?: never }
  | { holds?: never; problem: ExpressionProblem }

/** `$` is the form: `$.kind == "crane" && $.fee > 100`, `$.kind in ["ride", "crane"]`, `$.tags.includes("urgent")`. */
export function compile(text: string): Condition {
  try {
    const tree = parse(text)
    return { holds: (form) => Boolean(evaluate(tree, form)) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { problem: error.data as ExpressionProblem }
  }
}

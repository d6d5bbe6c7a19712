// A text that a person gives: trimmed, in its stored form, and without characters that only one machine can show. Not for secrets, codes and keys.
import { z } from 'zod'
import { reasonedBehindName } from '../messages/labelled.ts'
import { telling } from '../messages/said.ts'
import { privateUseProblem, storedText } from './storedText.ts'

const refusePrivate = telling(
  (check: z.core.ParsePayload<string>) => {
    const problem = privateUseProblem(check.value)
    if (problem) check.issues.push(reasonedBehindName(check.value, problem))
  },
  { words: ['不含没有标准字可对应的私用区字符', 'no private-use characters that stand for no known one'] },
)

export const givenText = () => z.string().trim().overwrite(storedText).check(refusePrivate)

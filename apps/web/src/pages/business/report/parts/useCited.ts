// The present standing of the certificates with these numbers: the first numbers in one request, each later one in its own.
import { findCited, mostCited, type FoundCited } from '@register/contract/business/report/part/find'
import { useState } from 'react'
import { asking, useReads } from '../../../../api/query.ts'

/** The certificates that a cell names: none where the register has no such certificate, undefined until the answer is here. */
export type CitedOf = (number: string) => readonly FoundCited[] | undefined

export function useCited(given: readonly (string | null | undefined)[]): CitedOf {
  const asked = given.flatMap((one) => one?.trim() || [])
  const numbers = [...new Set(asked)].slice(0, mostCited)
  // Every number counts against the rate limit, so known numbers are not requested again when another one is typed.
  const [first] = useState(numbers)
  const later = numbers.filter((number) => !first.includes(number))
  const questions = [...(first.length > 0 ? [first] : []), ...later.map((number) => [number])]
  const answers = useReads(
    questions.map((body) => asking(findCited, { body: { numbers: body } }, 'cited', (found) => found)),
  )
  return (number) => {
    const wanted = number.trim()
    const at = questions.findIndex((question) => question.includes(wanted))
    const found = answers[at]?.data
    return found?.filter((one) => one.asked === wanted)
  }
}

// How the certificates with these numbers stand in the register now, all in one question.
import { findCited, mostCited, type FoundCited } from '@register/contract/business/part/find'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../../api/query.ts'

/** Of a number: what it is of, null where the register has no such certificate, and nothing while that is not known yet. */
export type CitedOf = (number: string) => FoundCited | null | undefined

export function useCited(given: readonly (string | null | undefined)[]): CitedOf {
  const asked = given.flatMap((one) => one?.trim() || [])
  const numbers = [...new Set(asked)].slice(0, mostCited)
  const { data, isPlaceholderData } = useRead(
    findCited,
    { body: { numbers } },
    { enabled: numbers.length > 0, placeholderData: keepPreviousData },
  )
  return (number) => {
    const wanted = number.trim()
    const found = data?.find((one) => one.asked === wanted)
    // What an earlier question did not find may not have been asked by it.
    return found ?? (data && !isPlaceholderData && numbers.includes(wanted) ? null : undefined)
  }
}

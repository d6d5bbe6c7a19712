// Reads and writes server state for the screens: reads are cached by endpoint, and each write attempt has one idempotency key.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import {
  useMutation,
  useQueries,
  useQuery,
  type QueryObserverLoadingErrorResult,
  type QueryObserverRefetchErrorResult,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './call.ts'
import { isAway, queryClient, refreshReads } from './cache.ts'
import { useLang } from './language.ts'
import { useVisibility, useVisibilityChange } from './visibility.ts'
import { randomKey } from './client/random.ts'

/** The options a screen may set for a read; `placeholderData: keepFound` shows the last page of a list while the next one loads. */
export type ReadOptions<E extends EndpointSpec> = Omit<UseQueryOptions<Output<E>, Failure>, 'queryKey' | 'queryFn'>

/** Milliseconds after which a screen that could not be read anew tries it again by itself. */
const againMs = 10_000

/** Reads an endpoint; the key is [path, language, input], because answers contain texts. */
export function useRead<E extends EndpointSpec>(
  endpoint: E,
  input: Call<E>,
  options: ReadOptions<E> = {},
): UseQueryResult<Output<E>, Failure> {
  const lang = useLang()
  const visibility = useVisibility()
  const queryKey = [endpoint.path, lang, input]
  const { refetchInterval } = options
  // A page that comes to the front reads again what may have changed; behind others it reads nothing.
  useVisibilityChange((isVisible) => {
    if (isVisible) void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true })
  })
  return useQuery<Output<E>, Failure>({
    ...options,
    queryKey,
    refetchInterval: (query) => {
      if (!visibility.now()) return false
      // What is shown stays meanwhile. A screen without any content offers its reader a button instead.
      if (query.state.data !== undefined && isAway(query.state.error)) return againMs
      return typeof refetchInterval === 'function' ? refetchInterval(query) : (refetchInterval ?? false)
    },
    // The cache does not allow undefined, so an endpoint without output gives null.
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })) ?? (null as Output<E>),
  })
}

type FailedRead<T> = QueryObserverLoadingErrorResult<T, Failure> | QueryObserverRefetchErrorResult<T, Failure>

/**
 * Whether a read has failed, so that the failure takes the place of its content. What was read before stays where it only
 * cannot be read anew at the moment: the line above the page says how old it is (app/frame/maintenance/Freshness.tsx).
 */
export const hasFailed = <T>(reading: UseQueryResult<T, Failure>): reading is FailedRead<T> =>
  reading.isError && !(reading.data !== undefined && isAway(reading.error))

/** Whether a write may have been carried out although it failed: the retry must then carry the same key. */
const inDoubt = (error: Failure): boolean => error.status === 0 || error.status === 409 || error.status >= 502

/**
 * Writes through an endpoint. One Idempotency-Key per logical attempt: the same input after no answer or "still running"
 * repeats its key, so that the server does it once; any other answer, or another input, begins a new one.
 */
export function useWrite<E extends EndpointSpec>(
  endpoint: E,
  { refreshes = [] }: { refreshes?: readonly EndpointSpec[] } = {},
): UseMutationResult<Output<E>, Failure, Call<E>> {
  const open = useRef<{ key: string; input: string } | undefined>(undefined)
  return useMutation<Output<E>, Failure, Call<E>>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      if (open.current?.input !== text) open.current = { key: randomKey(), input: text }
      try {
        const answer = await call(endpoint, input, { idempotencyKey: open.current.key })
        open.current = undefined
        return answer
      } catch (error) {
        if (!(error instanceof Failure && inDoubt(error))) open.current = undefined
        throw error
      }
    },
    onSuccess: () => refreshReads(refreshes),
  })
}

/** One of several reads that a screen combines: the request, and the part of the answer it needs. */
export interface Asking<T> {
  /** Distinguishes it from reads that take another part of the same answer. */
  key: readonly unknown[]
  ask: (signal: AbortSignal) => Promise<T>
}

/** `as` names the part. */
export const asking = <E extends EndpointSpec, T>(
  endpoint: E,
  input: Call<E>,
  as: string,
  take: (answer: Output<E>) => T,
): Asking<T> => ({
  key: [endpoint.path, input, as],
  ask: async (signal) => take(await call(endpoint, input, { signal })),
})

/** Reads several endpoints at once, in their order; undefined for each that has not answered. */
export function useReads<T>(askings: readonly Asking<T>[]): UseQueryResult<T, Failure>[] {
  const lang = useLang()
  const queries = askings.map(({ key: [path, ...more], ask }) => ({
    queryKey: [path, lang, ...more],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
  }))
  useVisibilityChange((isVisible) => {
    if (!isVisible) return
    for (const { queryKey } of queries)
      void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true })
  })
  return useQueries<typeof queries, UseQueryResult<T, Failure>[]>({ queries })
}

// The answers the screens show, kept by endpoint, and how they are marked as out of date after an act.
import type { EndpointSpec } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { siteConfig } from '@register/contract/system/site'
import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { asOfAnswer } from './client/asOf.ts'

/** No answer, or one of a server that is busy or has no database: the same call may be answered in a moment. A refusal is final. */
export const isAway = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 0 || error.status === 503)

const again = (failures: number, error: Error): boolean => failures < 2 && isAway(error)

export const queryClient = new QueryClient({
  // A lost network fails after the time limit like any other call without an answer; no write waits unseen to be sent later.
  // Every opening reads again: others work on the same records, and an old status may mislead.
  defaultOptions: {
    queries: { retry: again, staleTime: 0, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** Calls back whenever a read begins, ends, comes to the screen or leaves it. Returns the function that ends this. */
export const onReads = (heard: () => void): (() => void) => queryClient.getQueryCache().subscribe(heard)

/** Why a read of this screen has not ended yet: the failure of its last attempt, null where none has failed, undefined where none is under way. */
export const reasonOfWait = (): Failure | null | undefined =>
  queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' })[0]?.state.fetchFailureReason as
    | Failure
    | null
    | undefined

/** Up to when the content of this screen is complete, in ISO 8601: the oldest of its answers that came without the primary; undefined where none did. */
export const asOfScreen = (): string | undefined =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    // The name and look of the register are on every screen and say nothing of its content.
    .map(({ queryKey: [path, , input] }) => (path === siteConfig.path ? undefined : asOfAnswer(String(path), input)))
    .reduce(
      (oldest, time) => (oldest === undefined || (time !== undefined && time < oldest) ? time : oldest),
      undefined,
    )

/** Since when the content of this screen could not be read anew, in milliseconds since 1970: the oldest of its answers that could not; undefined where all could. */
export const notRefreshedSince = (): number | undefined =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined && isAway(state.error))
    .map(({ state }) => state.dataUpdatedAt)
    .toSorted((a, b) => a - b)[0]

const written = new Map<string, number>()

/** When this window last changed what the endpoint answers, in milliseconds since 1970; 0 where it never did. */
export const writtenAt = ({ path }: EndpointSpec): number => written.get(path) ?? 0

/**
 * Gives up first answers that are still on their way. The cache would wait for them instead of asking again, although
 * they may lack what was written since they were asked for.
 */
async function giveUpFirstAnswers(filters: QueryFilters): Promise<void> {
  const onTheirWay = queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
  const first = onTheirWay.filter(({ state }) => state.data === undefined)
  await Promise.all(first.map((query) => query.cancel({ revert: true })))
}

/** Marks answers as out of date; those on the screen are read again. */
export async function outdate(filters: QueryFilters): Promise<void> {
  await giveUpFirstAnswers(filters)
  await queryClient.invalidateQueries(filters)
}

/** Marks the answers of these endpoints as out of date, after an act of this person. */
export const refreshReads = async (endpoints: readonly EndpointSpec[]): Promise<void> => {
  for (const { path } of endpoints) written.set(path, Date.now())
  await Promise.all(endpoints.map(({ path }) => outdate({ queryKey: [path] })))
}

/** Reads again what is on the screen, except forms that a person is editing. */
export async function refreshVisible(): Promise<void> {
  const visible = { type: 'active', stale: true } as const
  await giveUpFirstAnswers(visible)
  await queryClient.refetchQueries(visible)
}

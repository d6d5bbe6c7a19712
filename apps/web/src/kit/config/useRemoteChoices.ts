// The choices that items read from the server: all asked at once, each with its own failure and another try.
import { Failure } from '@register/contract/errors'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readChoices } from '../../api/choices.ts'
import { useLang } from '../../api/language.ts'
import type { ConfigItem, ConfigOption, FormConfig, RemoteOptions, Scalar } from './formConfig.ts'
import { configWords as words } from './words.ts'

export interface RemoteState {
  items: readonly ConfigOption[] | undefined
  error: Error | null
  loading: boolean
  again: () => Promise<unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** A list, or an object with a `list`, as choices; throws `Failure` when it is neither. */
export function optionsFrom(answer: unknown, remote: RemoteOptions): ConfigOption[] {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? answer['list'] : undefined
  if (!Array.isArray(list)) throw new Failure(200, words.badData)
  return list.map((entry: unknown) => {
    if (isScalar(entry)) return { value: entry, label: String(entry) }
    const value = isRecord(entry) ? entry[remote.value ?? 'value'] : undefined
    if (!isRecord(entry) || !isScalar(value)) throw new Failure(200, words.badData)
    const label = entry[remote.label ?? 'label']
    const below = entry['children']
    return {
      value,
      label: isScalar(label) ? String(label) : String(value),
      ...(Array.isArray(below) && below.length > 0 && { children: optionsFrom(below, remote) }),
    }
  })
}

const keyOf = (remote: RemoteOptions): string => JSON.stringify(remote)

/** `ready`: every item has had its first answer, good or bad. */
export function useRemoteChoices({ formItems }: FormConfig) {
  const lang = useLang()
  const wanted = new Map(
    formItems.flatMap(({ options }) => (options?.remote ? [[keyOf(options.remote), options.remote] as const] : [])),
  )
  const readings = useQueries({
    queries: [...wanted].map(([key, remote]) => ({
      queryKey: [remote.api, lang, key],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        optionsFrom(await readChoices(remote.api, remote.data ?? {}, signal), remote),
    })),
  })
  const states = new Map(
    [...wanted.keys()].map((key, at) => {
      const reading = readings[at]
      const state: RemoteState = {
        items: reading?.data,
        error: reading?.error ?? null,
        loading: reading?.isFetching ?? true,
        again: async () => reading?.refetch(),
      }
      return [key, state]
    }),
  )
  const settled = readings.every(({ isPending }) => !isPending)
  // Another try of one item, or an item added later, must not take the form away again.
  const [ready, setReady] = useState(settled)
  if (settled && !ready) setReady(true)
  const stateOf = ({ options }: ConfigItem): RemoteState | undefined =>
    options?.remote && states.get(keyOf(options.remote))
  return { ready: ready || settled, stateOf }
}

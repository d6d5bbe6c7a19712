// The choices that items read from the server: all requested at once, each with its own failure and retry.
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readChoices } from '../../api/choices.ts'
import { useLang } from '../../api/language.ts'
import type { ConfigItem, ConfigOption, FormConfig, RemoteOptions } from './formConfig.ts'
import { optionsFrom } from './written/optionsFrom.ts'

export interface RemoteState {
  items: readonly ConfigOption[] | undefined
  error: Error | null
  loading: boolean
  again: () => Promise<unknown>
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
  // A retry of one item, or an item added later, must not hide the form again.
  const [ready, setReady] = useState(settled)
  if (settled && !ready) setReady(true)
  const stateOf = ({ options }: ConfigItem): RemoteState | undefined =>
    options?.remote && states.get(keyOf(options.remote))
  return { ready: ready || settled, stateOf }
}

// One of the person's own settings, stored on the server: read once for all who show it, saved over the revision that was read.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { readSetting, removeSetting, saveSetting, type SettingKind } from '@register/contract/system/setting'
import { useCallback } from 'react'
import { call } from '../call.ts'
import { useLang } from '../language.ts'
import { queryClient } from '../cache.ts'
import { useRead } from '../query.ts'

type Kept = { value: unknown; rev: number }
interface Place {
  kind: SettingKind
  name: string
}

/** The setting was saved by another window or browser since it was read. */
const isOvertaken = (error: unknown): boolean => error instanceof Failure && error.status === 409

export interface Setting {
  /** As stored, by this window or another; null when nothing is stored, undefined until the server has answered. */
  value: unknown
  error: Failure | null
  reread: () => Promise<unknown>
  /** Throws `Failure`; after a 409 the newer copy has been read already. */
  save: (value: unknown) => Promise<void>
  /** Returns to the default. */
  remove: () => Promise<void>
}

/** Without a name nothing is read. `overtaken`: the text of a 409, where the server's own says too little. */
export function useSetting(kind: SettingKind, name: string | undefined, overtaken?: Phrase): Setting {
  const lang = useLang()
  const input = { params: { kind, name: name ?? '' } }
  // One attempt only, because a setting that cannot be read must not delay its screen.
  const reading = useRead(readSetting, input, { enabled: name !== undefined, retry: false })
  const { refetch } = reading
  const key = JSON.stringify([readSetting.path, lang, input])
  const save = useCallback(
    async (value: unknown) => {
      const [path, language, at] = JSON.parse(key) as [string, string, typeof input]
      const queryKey = [path, language, at]
      const { rev = 0 } = queryClient.getQueryData<Kept>(queryKey) ?? {}
      try {
        const kept = await call(saveSetting, { body: { ...at.params, value: value as null, rev } })
        queryClient.setQueryData<Kept>(queryKey, kept)
      } catch (error) {
        if (!isOvertaken(error)) throw error
        await refetch()
        throw overtaken ? new Failure(409, overtaken) : error
      }
    },
    [key, refetch, overtaken],
  )
  const remove = useCallback(async () => {
    const [path, language, at] = JSON.parse(key) as [string, string, typeof input]
    await call(removeSetting, at)
    queryClient.setQueryData<Kept>([path, language, at], { value: null, rev: 0 })
  }, [key])
  return { value: reading.data?.value, error: reading.error, reread: refetch, save, remove }
}

export const loadSetting = (at: Place, signal?: AbortSignal) =>
  call(readSetting, { params: at }, signal ? { signal } : {})

/** Of two browsers at once the later choice wins. Returns the new revision. */
export async function overwriteSetting(
  at: Place,
  value: Readonly<Record<string, string>>,
  rev: number,
): Promise<number> {
  const save = async (over: number) =>
    (await call(saveSetting, { body: { ...at, value: { ...value }, rev: over } })).rev
  try {
    return await save(rev)
  } catch (error) {
    if (!isOvertaken(error)) throw error
    return save((await loadSetting(at)).rev)
  }
}

// Stores in the address which drawer is open over a page: it can be linked, reloaded, and closed by going back.
import { useCallback } from 'react'
import { useAddress } from '../plain/useAddress.ts'

/** `undefined` closes. Opening adds a step to the history; closing replaces that step. */
export function useAddressed(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const [params, change] = useAddress()
  const set = useCallback(
    (value: string | undefined) => change({ [name]: value }, { replace: value === undefined }),
    [name, change],
  )
  return [params.get(name) ?? undefined, set]
}

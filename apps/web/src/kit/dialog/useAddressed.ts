// Which drawer is open over a page, as part of the address: it can be linked, reloaded, and closed by going back.
import { useCallback } from 'react'
import { useAddress } from '../plain/useAddress.ts'

/** `undefined` closes. Opening is a step one can go back from; closing takes the step's place. */
export function useAddressed(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const [params, change] = useAddress()
  const set = useCallback(
    (value: string | undefined) => change({ [name]: value }, { replace: value === undefined }),
    [name, change],
  )
  return [params.get(name) ?? undefined, set]
}

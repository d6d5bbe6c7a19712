// Which sheet stands open over a page, kept in the address: it can be linked, reloaded, and closed by going back.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** `undefined` closes. Opening is a step one can go back from; closing takes the step's place. */
export function useAddressed(name: string): readonly [string | undefined, (value: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (value: string | undefined) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === undefined) after.delete(name)
          else after.set(name, value)
          return after
        },
        { replace: value === undefined },
      ),
    [name, setParams],
  )
  return [params.get(name) ?? undefined, set]
}

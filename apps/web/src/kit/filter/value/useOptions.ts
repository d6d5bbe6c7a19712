// The options of a choice that are read from the server: all at once when it opens, or those that match the typed text.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilterOption } from '../field.ts'

export interface Options {
  options: readonly FilterOption[]
  /** The options have been read: what is not among them does not exist. */
  isRead: boolean
  loading: boolean
  error: unknown
  retry: () => void
}

const nothing = { options: [], isRead: false, loading: false, error: undefined }

/** `read` undefined: there is nothing to read yet. Only the answer to the latest question is used. */
export function useOptions(read: (() => Promise<readonly FilterOption[]>) | undefined, question: string): Options {
  const [state, setState] = useState<Omit<Options, 'retry'>>(nothing)
  const last = useRef(0)
  const reading = useRef(read)
  useEffect(() => {
    reading.current = read
  })
  const wanted = read !== undefined
  const ask = useCallback(() => {
    const turn = ++last.current
    const now = reading.current
    if (!now) return setState(nothing)
    setState((before) => ({ ...before, isRead: false, loading: true, error: undefined }))
    void now().then(
      (options) => turn === last.current && setState({ options, isRead: true, loading: false, error: undefined }),
      (error: unknown) => turn === last.current && setState({ ...nothing, error }),
    )
    return undefined
  }, [])
  useEffect(() => {
    ask()
  }, [ask, wanted, question])
  return { ...state, retry: ask }
}

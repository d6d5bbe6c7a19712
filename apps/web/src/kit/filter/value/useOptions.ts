// The options of a choice that are read from the server: all at once when it opens, or those that match the typed text.
import { useCallback, useEffect, useRef, useState } from 'react'

interface Option {
  value: string
  label: string
}

export interface Options {
  options: readonly Option[]
  loading: boolean
  error: unknown
  retry: () => void
}

/** `read` undefined: there is nothing to read yet. Only the answer to the latest question is used. */
export function useOptions(read: (() => Promise<readonly Option[]>) | undefined, question: string): Options {
  const [state, setState] = useState<Omit<Options, 'retry'>>({ options: [], loading: false, error: undefined })
  const last = useRef(0)
  const reading = useRef(read)
  useEffect(() => {
    reading.current = read
  })
  const wanted = read !== undefined
  const ask = useCallback(() => {
    const turn = ++last.current
    const now = reading.current
    if (!now) return setState({ options: [], loading: false, error: undefined })
    setState((before) => ({ ...before, loading: true, error: undefined }))
    void now().then(
      (options) => turn === last.current && setState({ options, loading: false, error: undefined }),
      (error: unknown) => turn === last.current && setState({ options: [], loading: false, error }),
    )
    return undefined
  }, [])
  useEffect(() => {
    ask()
  }, [ask, wanted, question])
  return { ...state, retry: ask }
}

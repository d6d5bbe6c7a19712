// Saves input a few seconds after the last change, one save at a time, and never an older state over a newer one.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { useVisibility } from '../../api/visibility.ts'

export interface SaveState {
  phase: 'clean' | 'waiting' | 'saving' | 'failed'
  /** When the last save finished. */
  at: Date | undefined
  error: unknown
  /** After a failure: it is tried again by itself. */
  again?: boolean
}

export interface Autosave<T> {
  value: T
  /** The saved state when the form opens. */
  saved: T
  /** Saves one state; throws when it was refused. */
  save: (value: T) => Promise<unknown>
  /** Off: there is no automatic save. */
  enabled: boolean
  /** Whether another attempt may help; a refused or stale state is not sent twice. */
  retry: (error: unknown) => boolean
}

const pause = 2500
/** Milliseconds until a failed save is tried again. */
export const retryPause = 10_000

export function useAutosave<T>({ value, saved: atFirst, save, enabled, retry }: Autosave<T>) {
  const [state, setState] = useState<SaveState>({ phase: 'clean', at: undefined, error: undefined })
  const latest = useRef(value)
  const saved = useRef(atFirst)
  const running = useRef<Promise<void>>(undefined)
  const how = useRef(save)
  const again = useRef(retry)
  useEffect(() => {
    latest.current = value
    how.current = save
    again.current = retry
  })

  const work = useCallback(async () => {
    while (latest.current !== saved.current) {
      const attempt = latest.current
      setState((before) => ({ ...before, phase: 'saving' }))
      try {
        await how.current(attempt)
      } catch (error) {
        setState((before) => ({ ...before, phase: 'failed', error, again: again.current(error) }))
        throw error
      }
      saved.current = attempt
      setState({ phase: 'clean', at: new Date(), error: undefined })
    }
  }, [])

  /** Saves unsaved input at once; throws when it cannot. */
  const flush = useCallback(async () => {
    // Waits for a running save, which continues with what was typed meanwhile.
    running.current ??= work().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [work])

  const flushLater = useDebouncedCallback(() => void flush().catch(() => undefined), pause)
  useEffect(() => {
    if (!enabled || value === saved.current) return undefined
    setState((before) => ({ ...before, phase: 'waiting' }))
    flushLater()
    return flushLater.cancel
  }, [enabled, value, flushLater])

  // Input is also saved when the page is left or another tab is opened, not only after a pause.
  const leave = useEffectEvent(() => {
    if (enabled && latest.current !== saved.current) void flush().catch(() => undefined)
  })
  const visibility = useVisibility()
  useEffect(() => {
    const stop = visibility.watch((isVisible) => isVisible || leave())
    return () => {
      stop()
      leave()
    }
  }, [visibility])

  useEffect(() => {
    if (state.phase !== 'failed' || !again.current(state.error)) return undefined
    const timer = window.setTimeout(() => void flush().catch(() => undefined), retryPause)
    return () => window.clearTimeout(timer)
  }, [state, flush])

  /** Marks a state from the server as saved. */
  const settle = useCallback((settled: T) => {
    saved.current = settled
    latest.current = settled
    setState((before) => ({ phase: 'clean', at: before.at, error: undefined }))
  }, [])

  return { state, flush, settle, dirty: state.phase !== 'clean' }
}

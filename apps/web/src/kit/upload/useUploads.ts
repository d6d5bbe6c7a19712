// Uploads of files: checked before they are sent, with their progress, can be stopped, and stay with their message when they fail.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useRef, useState } from 'react'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { sorted, type UploadRules } from './fileRules.ts'
import { tooMany, uploadWords } from './words.ts'

/** Stores a file. `onProgress` receives whole percents; the signal aborts it. */
export type Send<T = unknown> = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<T>

export interface Upload {
  key: number
  file: File
  /** 0 to 100. */
  percent: number
  error: Phrase | undefined
}

export const whyFailed = (error: unknown): Phrase => (error instanceof Failure ? error.phrase : uploadWords.unknown)

/** `present`: how many files there are already, for the limit. */
export function useUploads(rules: UploadRules, present: number, send: Send) {
  const { notify, anew } = useFeedback()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const running = useRef(new Map<number, AbortController>())
  // The page that would show them is closed.
  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])
  const change = (key: number, patch: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...patch } : one)))
  function drop(key: number) {
    running.current.get(key)?.abort()
    setUploads((before) => before.filter((one) => one.key !== key))
  }

  async function run(key: number, file: File) {
    const controller = new AbortController()
    running.current.set(key, controller)
    change(key, { error: undefined, percent: 0 })
    try {
      await send(file, (percent) => change(key, { percent }), controller.signal)
      drop(key)
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: whyFailed(error) })
    } finally {
      running.current.delete(key)
    }
  }

  async function add(files: readonly File[]) {
    anew()
    const { accepted, refused } = await sorted(files, rules)
    const free = rules.limit === 0 ? accepted.length : Math.max(0, rules.limit - present - uploads.length)
    const reasons = accepted.length > free ? [...refused, tooMany(rules.limit)] : refused
    if (reasons.length > 0) notify('warn', uploadWords.warning, reasons)
    for (const file of accepted.slice(0, free)) {
      next.current += 1
      const key = next.current
      setUploads((before) => [...before, { key, file, percent: 0, error: undefined }])
      void run(key, file)
    }
  }
  return {
    uploads,
    add: (files: readonly File[]) => void add(files),
    drop,
    retry: ({ key, file }: Upload) => void run(key, file),
  }
}

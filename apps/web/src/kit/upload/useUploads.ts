// Files on their way: checked before they leave, with their progress, kept with their message when they fail.
import { useRef, useState } from 'react'
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { notTaken, tooBig, tooMany, uploadWords } from './words.ts'

export interface Upload {
  key: number
  file: File
  /** 0 to 100. */
  percent: number
  error: Phrase | undefined
}

export interface UploadRules {
  /** Bytes, exclusive. */
  below: number
  extensions: readonly string[]
  limit: number
}

function refusal(file: File, { below, extensions }: UploadRules): Phrase | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensions.includes(ending)) return notTaken(file.name, extensions.join('、'))
  return file.size >= below ? tooBig(Math.floor(below / 1024 / 1024)) : undefined
}

export function useUploads(
  rules: UploadRules,
  present: number,
  send: (file: File, onProgress: (percent: number) => void) => Promise<unknown>,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const change = (key: number, patch: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...patch } : one)))
  const drop = (key: number) => setUploads((before) => before.filter((one) => one.key !== key))

  async function run(key: number, file: File) {
    change(key, { error: undefined, percent: 0 })
    try {
      await send(file, (percent) => change(key, { percent }))
      drop(key)
    } catch (error) {
      change(key, { error: error instanceof Failure ? error.phrase : uploadWords.unknown })
    }
  }

  function add(files: readonly File[]) {
    for (const [at, file] of files.entries()) {
      next.current += 1
      const key = next.current
      const error = present + at >= rules.limit ? tooMany(rules.limit) : refusal(file, rules)
      setUploads((before) => [...before, { key, file, percent: 0, error }])
      if (!error) void run(key, file)
    }
  }
  return { uploads, add, drop, retry: ({ key, file }: Upload) => void run(key, file) }
}

// The upload of one file into an image box: a new file replaces the one before.
import { Failure } from '@register/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import { whyRefused, type FileRules } from '../fileRules.ts'
import { whyFailed } from '../useUploads.ts'
import { uploadWords as words } from '../words.ts'
import type { ImageTools, UploadedImage } from './uploadedImage.ts'

export interface UseImageUpload {
  rules: FileRules
  send: ImageTools['send']
  /** Returning false means that the uploaded image is not used. */
  accept?: ((image: UploadedImage) => boolean | Promise<boolean>) | undefined
  onDone: (image: UploadedImage) => void
}

export function useImageUpload({ rules, send, accept, onDone }: UseImageUpload) {
  const { notify } = useFeedback()
  const [running, setRunning] = useState<{ file: File; percent: number }>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  function stop() {
    controller.current?.abort()
    setRunning(undefined)
  }
  /** Whether it may be sent; reports the reason when not. */
  async function allowed(file: File): Promise<boolean> {
    const reason = await whyRefused(file, rules)
    if (reason) notify('warn', words.warning, [reason])
    return !reason
  }
  async function start(file: File) {
    stop()
    const mine = new AbortController()
    controller.current = mine
    const current = () => controller.current === mine && !mine.signal.aborted
    setRunning({ file, percent: 0 })
    try {
      const image = await send(file, (percent) => current() && setRunning({ file, percent }), mine.signal)
      if (!current()) return
      if (accept && !(await accept(image))) notify('warn', words.warning, [words.discarded])
      else onDone(image)
    } catch (error) {
      const signedOut = error instanceof Failure && error.status === 401
      if (current() && !signedOut) notify('bad', words.failed, [whyFailed(error)])
    } finally {
      if (current()) setRunning(undefined)
    }
  }
  return { running, allowed, start, stop }
}

// The work beside a captcha while a person reads its picture: begun when the captcha arrives, given up when another one takes its place.
import { useEffect, useRef, useState } from 'react'

export interface Work {
  /** How far it is in hundredths, from 0 to 1, so that the form is drawn anew a hundred times at most; undefined where there is none to do, or none any more. */
  share: number | undefined
  /** The number to send; undefined where none is asked for. */
  result: () => Promise<number | undefined>
}

export function useWork(uuid: string | undefined, bits: number): Work {
  const [share, setShare] = useState<number>()
  const running = useRef<Promise<number | undefined>>(Promise.resolve(undefined))
  useEffect(() => {
    running.current = Promise.resolve(undefined)
    if (!uuid || bits === 0) return undefined
    const control = new AbortController()
    const { signal } = control
    setShare(0)
    running.current = import('./work.ts')
      .then(({ doWork }) => doWork({ uuid, bits }, { signal, told: (now) => setShare(Math.floor(now * 100) / 100) }))
      // Without its result the server says what is missing, and the person can try again.
      .catch(() => undefined)
      .finally(() => {
        if (!signal.aborted) setShare(undefined)
      })
    return () => {
      control.abort()
      setShare(undefined)
    }
  }, [uuid, bits])
  return { share, result: () => running.current }
}

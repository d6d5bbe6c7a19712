// Runs a write of a setting, shows it as busy for at least a second (specification section 9), and reports the result.
import type { Phrase } from '@register/contract/phrase'
import { Failure } from '@register/contract/errors'
import { useState } from 'react'
import { reasonOf, useFeedback } from '../../feedback/useFeedback.tsx'

const wait = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds))

export interface WriteTexts {
  done: Phrase
  failed: (why: Phrase) => Phrase
}

export function useReportedWrite() {
  const { done, failed } = useFeedback()
  const [busy, setBusy] = useState(false)
  async function run(write: () => Promise<void>, texts: WriteTexts) {
    setBusy(true)
    const [outcome] = await Promise.allSettled([write(), wait(1000)])
    setBusy(false)
    if (outcome.status === 'fulfilled') return done(texts.done)
    const { reason } = outcome as { reason: unknown }
    return failed(reason instanceof Failure ? new Failure(reason.status, texts.failed(reasonOf(reason))) : reason)
  }
  return { busy, run }
}

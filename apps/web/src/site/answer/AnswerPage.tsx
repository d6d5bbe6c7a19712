// One look-up: waiting, the answer, not found, or trouble.
import { frontAnswer } from '@register/contract/business/publicReport'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { AnswerView } from './AnswerView.tsx'
import type { Asked } from './asked.ts'
import { words } from './words.ts'

/** Most numbers that are asked for are there. */
const NotInRegister = lazy(async () => ({ default: (await import('./NotInRegister.tsx')).NotInRegister }))

export const AnswerPage = ({ asked }: { asked: Asked }) => {
  const say = useSay()
  // Each opening counts as a look-up and shows the status of now, never one remembered. A change of language keeps the
  // page, and what is typed in it, until the same answer is there in the other one.
  const reading = useRead(
    frontAnswer,
    { body: asked },
    { staleTime: 0, gcTime: 0, refetchOnReconnect: false, placeholderData: keepPreviousData },
  )
  const waiting = <Skeleton lines={9} height={32} label={say(words.loading)} />
  if (reading.isPending) return waiting
  if (reading.isError) {
    const { error } = reading
    // A number too short or too long for the register is not in it either.
    return error.status === 404 || error.status === 400 ? (
      <Suspense fallback={waiting}>
        <NotInRegister asked={asked} />
      </Suspense>
    ) : (
      <Trouble failure={error} level={1} onRetry={() => void reading.refetch()} />
    )
  }
  return <AnswerView answer={reading.data} />
}

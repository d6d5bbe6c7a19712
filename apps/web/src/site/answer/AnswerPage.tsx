// One look-up of a certificate: loading, the answer, absent by the register's own word, a text that cannot be looked up, or no answer.
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { saysAbsent } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { keepPreviousData } from '@tanstack/react-query'
import { hasFailed, useRead } from '../../api/query.ts'
import { foreignAnswer } from '../../api/client/request.ts'
import { late } from '../../kit/plain/late.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import type { Asked } from './asked.ts'

/** Shown before any part of the answer has been loaded. */
const loading: Phrase = ['正在查验', 'Looking it up']

const answerWord: Phrase = ['查验结果', 'the answer']

/** The request is sent at once; the chunk that draws its answer is loaded at the same time. */
const AnswerView = late(async () => (await import('./AnswerView.tsx')).AnswerView)
/** A chunk of its own, because most numbers that people look up are in the register. */
const NotInRegister = late(async () => (await import('./unknown/NotInRegister.tsx')).NotInRegister)
const Unreadable = late(async () => (await import('./unknown/Unreadable.tsx')).Unreadable)

/** Loads the chunk that draws most answers ahead of its use. */
export const answerAhead = AnswerView.ahead

export const AnswerPage = ({ asked }: { asked: Asked }) => {
  // Each opening counts as a look-up and shows the present status, never a cached one. A change of language keeps the
  // page and its input until the same answer is there in the other language.
  const reading = useRead(
    frontAnswer,
    { body: asked },
    { staleTime: 0, gcTime: 0, refetchOnReconnect: false, placeholderData: keepPreviousData },
  )
  const waiting = <Skeleton lines={9} height={32} label={loading} />
  if (reading.isPending) return waiting
  if (hasFailed(reading)) {
    const { error } = reading
    if (saysAbsent(error)) return <NotInRegister waiting={waiting} asked={asked} />
    // A text that cannot be looked up says nothing about any certificate.
    if (error.status === 400 || error.status === 409)
      return <Unreadable waiting={waiting} asked={asked} failure={error} />
    // An address that this server does not have is no word about a certificate either.
    const failure = error.status === 404 ? foreignAnswer() : error
    return <Trouble what={answerWord} failure={failure} level={1} onRetry={() => void reading.refetch()} />
  }
  return <AnswerView waiting={waiting} answer={reading.data} />
}

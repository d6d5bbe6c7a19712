// One look-up: waiting, the answer, not found, or trouble.
import { frontAnswer } from '@register/contract/business/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { keepPreviousData } from '@tanstack/react-query'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { late } from '../../kit/plain/late.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import type { Asked } from './asked.ts'

/** Said before anything of the answer's own has come. */
const loading: Phrase = ['正在查验', 'Looking it up']

const answerWord: Phrase = ['查验结果', 'the answer']

/** The question leaves at once; what draws its answer is fetched meanwhile. */
const AnswerView = late(async () => (await import('./AnswerView.tsx')).AnswerView)
/** Most numbers that are asked for are there. */
const NotInRegister = late(async () => (await import('./NotInRegister.tsx')).NotInRegister)

/** Fetches ahead what most answers are drawn with. */
export const answerAhead = AnswerView.ahead

export const AnswerPage = ({ asked }: { asked: Asked }) => {
  const say = useSay()
  // Each opening counts as a look-up and shows the status of now, never one remembered. A change of language keeps the
  // page, and what is typed in it, until the same answer is there in the other one.
  const reading = useRead(
    frontAnswer,
    { body: asked },
    { staleTime: 0, gcTime: 0, refetchOnReconnect: false, placeholderData: keepPreviousData },
  )
  const waiting = <Skeleton lines={9} height={32} label={say(loading)} />
  if (reading.isPending) return waiting
  if (reading.isError) {
    const { error } = reading
    // A number too short or too long for the register is not in it either.
    return error.status === 404 || error.status === 400 ? (
      <NotInRegister waiting={waiting} asked={asked} />
    ) : (
      <Trouble what={answerWord} failure={error} level={1} onRetry={() => void reading.refetch()} />
    )
  }
  return <AnswerView waiting={waiting} answer={reading.data} />
}

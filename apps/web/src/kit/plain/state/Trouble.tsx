// A read that failed: what could not be read, what the server said, and a button to try again. Without a network it tries again by itself.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Blank } from './Blank.tsx'
import { Button } from '../action/Button.tsx'
import { inWords } from './inWords.ts'
import { Quote } from './Quote.tsx'

const words = {
  title: ([zh, en]: Phrase): Phrase => [`没有取到${zh}`, `Could not get ${en}`],
  offline: ['没有网络。恢复后自动重试。', 'There is no network. This is tried again as soon as it is back.'],
  retry: ['重试', 'Try again'],
} as const

interface Props {
  /** The subject of the read, as it is written after "could not get". */
  what: Phrase
  failure: Failure
  onRetry: () => void
  level?: 1 | 2
}

export const Trouble = ({ what, failure, onRetry, level = 2 }: Props) => {
  const t = useTranslate()
  const isUnanswered = failure.status === 0
  const again = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isUnanswered) return undefined
    const onBack = () => again()
    addEventListener('online', onBack)
    return () => removeEventListener('online', onBack)
  }, [isUnanswered])
  const text = isUnanswered && !navigator.onLine ? words.offline : inWords(failure)
  return (
    <Blank title={words.title(what)} text={text} tone="bad" level={level}>
      <Button look="primary" icon="again" onClick={onRetry}>
        {t(words.retry)}
      </Button>
      <Quote number={failure.number} />
    </Blank>
  )
}

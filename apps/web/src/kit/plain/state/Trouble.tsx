// A read that failed: what could not be read, what the server said, and a button to try again.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import { Blank } from './Blank.tsx'
import { Button } from '../action/Button.tsx'

const words = {
  title: ([zh, en]: Phrase): Phrase => [`没有取到${zh}`, `Could not get ${en}`],
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
  const say = useSay()
  return (
    <Blank title={say(words.title(what))} text={say(failure.phrase)} tone="bad" level={level}>
      <Button look="primary" icon="again" onClick={onRetry}>
        {say(words.retry)}
      </Button>
    </Blank>
  )
}

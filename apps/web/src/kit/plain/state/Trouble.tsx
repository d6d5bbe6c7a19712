// A read that failed: what the server said, and another try.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import { Blank } from './Blank.tsx'
import { Button } from '../action/Button.tsx'

const words = {
  title: ['没有取到数据', 'The data did not arrive'],
  retry: ['重试', 'Try again'],
} as const satisfies Record<string, Phrase>

export const Trouble = ({ failure, onRetry, level = 2 }: { failure: Failure; onRetry: () => void; level?: 1 | 2 }) => {
  const say = useSay()
  return (
    <Blank title={say(words.title)} text={say(failure.phrase)} tone="bad" level={level}>
      <Button look="primary" icon="again" onClick={onRetry}>
        {say(words.retry)}
      </Button>
    </Blank>
  )
}

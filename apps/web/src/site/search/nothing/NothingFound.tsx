// Shown when nothing matched: how the search was understood, and what to try.
import { parseNo, printNo } from '@register/contract/business/numbers/certificateNo'
import { useSay } from '../../../api/language.ts'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import { Button } from '../../../kit/plain/action/Button.tsx'
import styles from './NothingFound.module.css'
import { filterCount, noFilters, type Question } from '../question.ts'
import { Understood } from './Understood.tsx'
import { words } from '../words.ts'

export const NothingFound = ({
  question,
  onAsk,
}: {
  question: Question
  onAsk: (change: Partial<Question>) => void
}) => {
  const say = useSay()
  const number = parseNo(question.keyword)
  const filtered = filterCount(question) > 0
  return (
    <Blank
      level={2}
      title={question.keyword ? say(words.nothingFor(printNo(question.keyword))) : say(words.nothing)}
      text={
        <div className={styles['text']}>
          {number && <Understood number={number} />}
          {question.keyword && (
            <>
              <h3>{say(words.try)}</h3>
              <ul>
                {number && <li>{say(words.tryDigits)}</li>}
                <li>{say(words.tryLess)}</li>
                {number && <li>{say(words.tryMeaning)}</li>}
              </ul>
            </>
          )}
        </div>
      }
    >
      {filtered && (
        <Button look="primary" onClick={() => onAsk(noFilters)}>
          {say(words.tryFilters)}
        </Button>
      )}
    </Blank>
  )
}

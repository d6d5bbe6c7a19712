// The rest of the answer, below what one comes for: coverage, parameters, components. It comes in a part of its own.
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../api/language.ts'
import styles from './AnswerView.module.css'
import { Coverage } from './coverage/Coverage.tsx'
import { Components } from './technical/Components.tsx'
import { Parameters } from './technical/Parameters.tsx'
import { saysCoverage } from './coverage/place.ts'
import { words } from './words.ts'

export const AnswerRest = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  return (
    <>
      {saysCoverage(answer) && <Coverage answer={answer} />}
      <Parameters groups={answer.groups} />
      {answer.components.length > 0 && <Components components={answer.components} />}
      {answer.origin === 'existing' && <p className={styles['note']}>{say(words.existing)}</p>}
    </>
  )
}

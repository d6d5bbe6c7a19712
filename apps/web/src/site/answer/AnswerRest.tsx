// The rest of the answer, below what one comes for: parameters, coverage, history, files. It comes in a part of its own.
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../api/language.ts'
import styles from './AnswerView.module.css'
import { Coverage } from './coverage/Coverage.tsx'
import { Files } from './record/Files.tsx'
import { History } from './record/History.tsx'
import { Components } from './technical/Components.tsx'
import { Parameters } from './technical/Parameters.tsx'
import { words } from './words.ts'

export const AnswerRest = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  return (
    <>
      <Parameters groups={answer.groups} />
      {(answer.coverage.rows.length > 0 || answer.coverageText) && <Coverage answer={answer} />}
      {answer.components.length > 0 && <Components components={answer.components} />}
      <History answer={answer} />
      {answer.files.length > 0 && <Files files={answer.files} />}
      {answer.origin === 'existing' && <p className={styles['note']}>{say(words.existing)}</p>}
    </>
  )
}

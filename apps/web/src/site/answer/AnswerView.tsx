// The answer: status first, then what to compare, parameters, coverage, history, files, and how to keep or check it again.
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../api/language.ts'
import styles from './AnswerView.module.css'
import { Band } from './identity/Band.tsx'
import { Compare } from './identity/Compare.tsx'
import { Components } from './technical/Components.tsx'
import { Coverage } from './technical/Coverage.tsx'
import { Files } from './record/Files.tsx'
import { Foot } from './record/Foot.tsx'
import { History } from './record/History.tsx'
import { Parameters } from './technical/Parameters.tsx'
import { words } from './words.ts'

export const AnswerView = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  return (
    <article className={styles['answer']}>
      <Band answer={answer} />
      <div className={styles['columns']}>
        <div className={styles['content']}>
          <Compare answer={answer} />
          <Parameters groups={answer.groups} />
          {(answer.coverage.length > 0 || answer.coverageText) && <Coverage answer={answer} />}
          {answer.components.length > 0 && <Components components={answer.components} />}
          <History answer={answer} />
          {answer.files.length > 0 && <Files files={answer.files} />}
          {answer.origin === 'existing' && <p className={styles['note']}>{say(words.existing)}</p>}
        </div>
        <Foot answer={answer} />
      </div>
    </article>
  )
}

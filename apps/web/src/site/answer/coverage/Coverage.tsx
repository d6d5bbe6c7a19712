// What the certificate covers, and the question whether it covers the reader's own machine.
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { Part } from '../Part.tsx'
import { Ask } from './Ask.tsx'
import styles from './Coverage.module.css'
import { Rows } from './Rows.tsx'
import { words } from './words.ts'

export const Coverage = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const { coverage, coverageText } = answer
  return (
    <Part title={say(words.title)}>
      {coverage.rows.length > 0 && <Rows coverage={coverage} />}
      {coverageText && (
        <div className={styles['rule']}>
          <h3>{say(words.rule)}</h3>
          <p>{coverageText}</p>
        </div>
      )}
      {coverage.questions.length > 0 && <Ask answer={answer} />}
    </Part>
  )
}

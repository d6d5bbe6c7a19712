// Asks whether the certificate covers the visitor's own machine, above the table that the answer is based on.
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { Part } from '../Part.tsx'
import { Ask } from './Ask.tsx'
import styles from './Coverage.module.css'
import { coverageId, ruleBelow } from './place.ts'
import { Rows } from './Rows.tsx'
import { words } from './words.ts'

export const Coverage = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const { coverage } = answer
  const rule = ruleBelow(answer)
  return (
    <Part title={say(words.title)} id={coverageId}>
      {coverage.questions.length > 0 && (
        <>
          <Ask answer={answer} />
          <h3 className={styles['printed']}>{say(words.printedRows)}</h3>
        </>
      )}
      {coverage.rows.length > 0 && <Rows coverage={coverage} />}
      {rule && (
        <div className={styles['rule']}>
          <h3>{say(words.rule)}</h3>
          <p>{rule}</p>
        </div>
      )}
    </Part>
  )
}

// Asks whether the certificate covers the visitor's own machine, above the table that the answer is based on.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { use } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Part } from '../Part.tsx'
import { Ask } from './ask/Ask.tsx'
import styles from './Coverage.module.css'
import { askedOfUnit, asksParameters } from './machine.ts'
import { coverageId, ruleBelow } from './place.ts'
import { Rows } from './Rows.tsx'
import { words } from './words.ts'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import { AskForm } from './ask/AskForm.tsx'
import { useAsking } from './ask/useAsking.ts'
import { WhichUnit } from './ask/WhichUnit.tsx'

// The coverage question of a certificate that is not in force: its standing answers at once, and only the day of manufacture can say more.
const AskByStanding = ({ answer }: { answer: Answer }) => {
  const asks = useAsking(answer, { asksAtOnce: true })
  const { serial, made } = askedOfUnit(answer)
  // A preview is of no published record, which alone can be asked about.
  if (use(LinksOff)) return null
  return (
    <AskForm answer={answer} asks={asks}>
      {(serial || made) && (
        <div className={styles['questions']}>
          <WhichUnit answer={answer} machine={asks.asking.machine} errors={asks.errors} onChange={asks.writeMachine} />
        </div>
      )}
    </AskForm>
  )
}

export const Coverage = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const { coverage } = answer
  const rule = ruleBelow(answer)
  return (
    <Part title={words.title} id={coverageId}>
      {coverage.questions.length > 0 && (
        <>
          {asksParameters(answer) ? <Ask answer={answer} /> : <AskByStanding answer={answer} />}
          <h3 className={`medium line-above ${styles['printed']}`}>{t(words.printedRows)}</h3>
        </>
      )}
      {coverage.rows.length > 0 && <Rows coverage={coverage} />}
      {rule && (
        <div className={`break-words own-lines ${styles['rule']}`}>
          <h3>{t(words.rule)}</h3>
          <p>{rule}</p>
        </div>
      )}
    </Part>
  )
}

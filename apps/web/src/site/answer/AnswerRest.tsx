// The rest of the answer, below the status: coverage, parameters, components. It is a chunk of its own.
import { isFallen } from '@register/contract/business/report/part/standing'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useTranslate } from '../../api/language.ts'
import styles from './AnswerView.module.css'
import { Coverage } from './coverage/Coverage.tsx'
import { Fallen } from './parts/Fallen.tsx'
import { Parts } from './parts/Parts.tsx'
import { Parameters } from './technical/Parameters.tsx'
import { VerifyRecord } from './proof/VerifyRecord.tsx'
import { saysCoverage } from './coverage/place.ts'
import { words } from './words.ts'

export const AnswerRest = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const { components } = answer
  const notice = <Fallen parts={answer.fallenParts} />
  // The notice is above the parts it is about: they are in the list of parts, or in a table among the parameters.
  const isListed = components.some(({ cited }) => cited && isFallen(cited))
  return (
    <>
      {saysCoverage(answer) && <Coverage answer={answer} />}
      {!isListed && notice}
      <Parameters groups={answer.groups} />
      {components.length > 0 && <Parts components={components} notice={isListed && notice} />}
      {answer.origin === 'existing' && <p className={`quiet ${styles['note']}`}>{t(words.existing)}</p>}
      <VerifyRecord answer={answer} />
    </>
  )
}

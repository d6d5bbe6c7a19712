// The result of checking a proof that was kept: the verdict, what it is of, and each step.
import type { Lang, Phrase } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../../api/language.ts'
import { ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import { count } from '../../../kit/plain/format.ts'
import * as paths from '../../../paths.ts'
import styles from '../Proof.module.css'
import { ProofFacts } from '../ProofFacts.tsx'
import { proofSteps } from '../proofSteps.ts'
import { Steps } from '../Steps.tsx'
import { toneOf, Verdict } from '../Verdict.tsx'
import { words } from '../words.ts'
import type { Finding } from './finding.ts'

function meaningOf({ checked, ended }: Finding, own: string, lang: Lang): Phrase {
  const { outcome, checkpoint } = checked
  const { origin, size } = checkpoint
  if (outcome === 'holds') return words.meaning[ended ? 'held' : 'holds'](count(size, lang))
  return outcome === 'otherLog' ? words.meaning.otherLog(origin, own) : words.meaning[outcome]
}

interface Props {
  finding: Finding
  /** The name of this register's log. */
  own: string
  /** Of the file. */
  name?: string | undefined
}

export const ProofResult = ({ finding, own, name }: Props) => {
  const t = useTranslate()
  const lang = useLang()
  const { checked, ended } = finding
  const { outcome, entry } = checked
  const holds = outcome === 'holds'
  return (
    <section className={`stack fit gap-16 card ${styles['card']}`}>
      <Verdict
        tone={holds && ended ? 'warn' : toneOf(outcome)}
        title={words.outcome[holds && ended ? 'ended' : outcome]}
      >
        {name !== undefined && <p className="break-words">{t(words.ofFile(name))}</p>}
        <p>{t(meaningOf(finding, own, lang))}</p>
        {ended && <p>{t(words.ended(t(beijingTime(ended.until)), t(ended.reason)))}</p>}
        {holds && <p>{t(words.notLater)}</p>}
      </Verdict>
      {/* Of a proof that does not hold, what it says is not repeated as if it did. */}
      {outcome !== 'altered' && outcome !== 'notInTree' && <ProofFacts checked={checked} />}
      {holds && (
        <p>
          <ButtonLink to={paths.verify(entry.publicId)} look="primary" icon="arrow">
            {t(words.toAnswer)}
          </ButtonLink>
        </p>
      )}
      <details className={styles['fold']}>
        <summary className="accent pressable">{t(words.details)}</summary>
        <Steps steps={proofSteps(t, checked)} />
      </details>
    </section>
  )
}

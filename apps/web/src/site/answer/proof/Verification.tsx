// The record of an answer verified in this browser: the verdict first, then the facts, and each step folded.
import { logProof } from '@register/contract/business/integrity/tree'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { useLang, useTranslate, type Translate } from '../../../api/language.ts'
import { hasFailed, useReads } from '../../../api/query.ts'
import { save } from '../../../api/transfer.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import { count } from '../../../kit/plain/format.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import { Skeleton } from '../../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../../kit/plain/state/Trouble.tsx'
import * as paths from '../../../paths.ts'
import { ProofFacts } from '../../proof/ProofFacts.tsx'
import proofStyles from '../../proof/Proof.module.css'
import { proofSteps } from '../../proof/proofSteps.ts'
import { Steps, type Step } from '../../proof/Steps.tsx'
import { toneOf, Verdict, type VerdictTone } from '../../proof/Verdict.tsx'
import { words as proofWords } from '../../proof/words.ts'
import { checkRecord, type RecordCheck } from './recordCheck.ts'
import { words } from './words.ts'

/** Characters that file systems refuse. */
const fileName = (number: string): string => `${number.replaceAll(/[\\/:*?"<>|\s]+/g, '-')}.tlog-proof`

function toneOfRecord(outcome: RecordCheck['outcome']): VerdictTone {
  if (outcome === 'otherRecord' || outcome === 'otherPage' || outcome === 'otherEntry') return 'bad'
  return outcome === 'newer' || outcome === 'pending' || outcome === 'gone' ? 'warn' : toneOf(outcome)
}

const listed = (t: Translate, names: readonly Phrase[]): string => names.map((name) => t(name)).join(t(words.and))

function recordSteps(t: Translate, { record }: RecordCheck): Step[] {
  if (!record) return []
  const { text, hash, isEntered, compared } = record
  const { steps } = words
  return [
    { title: steps.record, text: steps.recordText, value: text },
    {
      title: steps.page,
      text: steps.pageText(listed(t, compared.names)),
      value: '',
      fits: compared.differing.length === 0,
    },
    { title: steps.hash, text: steps.hashText, value: hash, fits: isEntered },
  ]
}

const Meaning = ({ check }: { check: RecordCheck }) => {
  const t = useTranslate()
  const lang = useLang()
  const { outcome, checked, signedAt, record } = check
  const { size, origin } = checked.checkpoint
  switch (outcome) {
    case 'holds':
      return (
        <>
          <p>{t(words.meaning.holds(count(size, lang), t(beijingTime(signedAt))))}</p>
          <p>{t(words.meaning.notLater)}</p>
        </>
      )
    case 'otherPage':
      return <p>{t(words.meaning.otherPage(listed(t, record?.compared.differing ?? [])))}</p>
    case 'otherLog':
      return <p>{t(proofWords.meaning.otherLog(origin, location.host))}</p>
    case 'altered':
    case 'notInTree':
    case 'otherKey':
      return <p>{t(proofWords.meaning[outcome])}</p>
    default:
      return <p>{t(words.meaning[outcome])}</p>
  }
}

const titleOf = (outcome: RecordCheck['outcome']): Phrase =>
  outcome === 'altered' || outcome === 'notInTree' || outcome === 'otherLog' || outcome === 'otherKey'
    ? proofWords.outcome[outcome]
    : words.outcome[outcome]

const Result = ({ check, number }: { check: RecordCheck; number: string }) => {
  const t = useTranslate()
  const { checked, outcome, signedAt } = check
  const keep = () => save(new Blob([checked.text], { type: 'text/plain' }), fileName(number))
  return (
    <>
      <Verdict tone={toneOfRecord(outcome)} title={titleOf(outcome)}>
        <Meaning check={check} />
      </Verdict>
      <ProofFacts checked={checked}>
        <div>
          <dt>{t(words.signedAt)}</dt>
          <dd>{t(words.byRegister(t(beijingTime(signedAt))))}</dd>
        </div>
      </ProofFacts>
      <div className="row wrap gap-8-16 align-center">
        <Button icon="file" onClick={keep}>
          {t(words.file)}
        </Button>
        <span className="quiet small">{t(words.fileHint)}</span>
        <Link to={paths.checkProof}>{t(words.checkPage)}</Link>
      </div>
      <details className={proofStyles['fold']}>
        <summary className="accent pressable">{t(proofWords.details)}</summary>
        <Steps steps={[...recordSteps(t, check), ...proofSteps(t, checked)]} />
      </details>
      <details className={proofStyles['fold']}>
        <summary className="accent pressable">{t(words.uncompared)}</summary>
        <p>{t(words.uncomparedText)}</p>
      </details>
    </>
  )
}

export const Verification = ({ answer }: { answer: Answer }) => {
  const { publicId, version, certificateNo, reportNo } = answer
  const [reading] = useReads([
    {
      // What the page shows is part of what is verified.
      key: [logProof.path, 'record', publicId, version, answer.lookedUpAt],
      ask: (signal) => checkRecord(answer, signal),
    },
  ])
  if (reading && hasFailed(reading))
    return <Trouble what={words.theProof} failure={reading.error} onRetry={() => void reading.refetch()} />
  const check = reading?.data
  return (
    <div className="stack fit gap-16 above-16">
      {!check && <Skeleton lines={4} height={28} label={proofWords.checking} />}
      {check && 'checked' in check && <Result check={check} number={certificateNo || reportNo || publicId} />}
      {check && !('checked' in check) && <NoProof outcome={check.outcome} />}
    </div>
  )
}

const NoProof = ({ outcome }: { outcome: 'noKey' | 'unreadable' }) => {
  const t = useTranslate()
  return (
    <Verdict tone="warn" title={words.outcome[outcome]}>
      <p>{t(words.meaning[outcome])}</p>
    </Verdict>
  )
}

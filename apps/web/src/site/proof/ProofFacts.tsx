// What a proof is of: the certificate, what was entered and when, and how many entries the log had.
import { entryKinds } from '@register/contract/business/integrity/log'
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { beijingTime } from '../../kit/plain/beijing.ts'
import { count } from '../../kit/plain/format.ts'
import { CertificateNumber } from '../status/Number.tsx'
import type { CheckedProof } from './checked.ts'
import styles from './Proof.module.css'
import { words } from './words.ts'

const kinds: Readonly<Record<string, Phrase>> = entryKinds

const Fact = ({ label, children }: { label: Phrase; children: ReactNode }) => {
  const t = useTranslate()
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The names of witnesses, each with the time that it has signed. */
const Witnesses = ({ signers }: Pick<CheckedProof, 'signers'>) => {
  const t = useTranslate()
  const witnesses = signers.filter(({ is }) => is === 'witness')
  if (witnesses.length === 0) return t(words.none)
  return witnesses.map(({ name, at = 0 }) => (
    <span key={name} className="block">
      {t(words.witnessed(name, t(beijingTime(at * 1_000))))}
    </span>
  ))
}

/** `children`: further facts. */
export const ProofFacts = ({ checked, children }: { checked: CheckedProof; children?: ReactNode }) => {
  const t = useTranslate()
  const lang = useLang()
  const { entry, checkpoint, signers } = checked
  const kind = kinds[entry.kind]
  return (
    <dl className={`stack gap-4 tabular ${styles['facts']}`}>
      <Fact label={words.facts.certificate}>
        {entry.certificateNo ? <CertificateNumber number={entry.certificateNo} /> : t(words.noNumber)}
      </Fact>
      <Fact label={words.facts.act}>{kind ? t(kind) : entry.kind}</Fact>
      <Fact label={words.facts.at}>{t(beijingTime(entry.at))}</Fact>
      <Fact label={words.facts.version}>{entry.version}</Fact>
      <Fact label={words.facts.log}>{t(words.sizeOf(checkpoint.origin, count(checkpoint.size, lang)))}</Fact>
      {children}
      <Fact label={words.facts.witnesses}>
        <Witnesses signers={signers} />
      </Fact>
    </dl>
  )
}

// The proof of an answer's record for its paper, fetched when a person prints: a code at the right of the last parts, its words below them.
import { paperWords, proofOnPaper, whyNoCode } from '@register/contract/business/integrity/proofOnPaper'
import { logProof } from '@register/contract/business/integrity/tree'
import { isPhrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import type { Translate } from '../../../api/language.ts'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import { QrCode } from '../../../kit/plain/QrCode.tsx'
import * as paths from '../../../paths.ts'
import styles from './paperOf.module.css'

export async function paperOf(publicId: string, t: Translate): Promise<ReactNode> {
  const address = `${location.origin}/#${paths.checkProof}`
  const proof = await call(logProof, { query: { publicId } }).then(
    (found) => proofOnPaper(found, { signedAt: beijingTime(found.signedAt), address }),
    whyNoCode,
  )
  if (isPhrase(proof)) return <p className={styles['words']}>{t(proof)}</p>
  return (
    <>
      <div className={styles['code']}>
        <QrCode text={proof.packed} label={paperWords.code} level="M" />
      </div>
      <p className={styles['words']}>
        <b>{t(paperWords.title)}</b> {t(proof.text)}
      </p>
    </>
  )
}

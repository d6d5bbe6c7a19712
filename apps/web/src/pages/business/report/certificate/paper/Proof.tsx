// The proof that the record of a certificate is in the public log, as a code below everything else.
import { paperWords, proofOnPaper, whyNoCode } from '@register/contract/business/integrity/proofOnPaper'
import type { logProof } from '@register/contract/business/integrity/tree'
import type { Output } from '@register/contract/endpoint'
import type { Failure } from '@register/contract/errors'
import { isPhrase } from '@register/contract/phrase'
import { beijingTime } from '../../../../../kit/plain/beijing.ts'
import type { Piece } from '../../../../../kit/paper/pieces.ts'
import { QrCode } from '../../../../../kit/plain/QrCode.tsx'
import * as paths from '../../../../../paths.ts'
import { Both } from './Both.tsx'
import looks from './text.module.css'

type Found = Output<typeof logProof>

function onPaper(found: Found | undefined, failure: Failure | null) {
  if (found) {
    const address = `${location.origin}/#${paths.checkProof}`
    return proofOnPaper(found, { signedAt: beijingTime(found.signedAt), address })
  }
  return failure ? whyNoCode(failure) : paperWords.coming
}

/** Without an answer and a failure it is on its way. */
export function proofPiece(found: Found | undefined, failure: Failure | null): Piece {
  const proof = onPaper(found, failure)
  return {
    key: 'proof',
    look: looks['proof'] ?? '',
    node: isPhrase(proof) ? (
      <p>
        <Both of={proof} />
      </p>
    ) : (
      <div className="stack align-center">
        <QrCode text={proof.packed} label={paperWords.code} level="M" />
        <div>
          <p className="bold">
            <Both of={paperWords.title} />
          </p>
          <p className="break-words">
            <Both of={proof.text} />
          </p>
        </div>
      </div>
    ),
  }
}

// The face of a certificate: title, lines, the certifying sentence, and at its foot body, seal, date and QR code.
import type { Certificate } from '@register/contract/business/publicReport/certificate/certificate'
import { QrCode } from '../../../../../kit/plain/QrCode.tsx'
import { codeOf, printed } from '../words.ts'
import { Both } from './Both.tsx'
import { linePieces, linesOf, type Line } from './Lines.tsx'
import looks from './text.module.css'
import type { Piece } from '../../../../../kit/paper/pieces.ts'

/** Lines printed at the foot, next to the QR code. */
const signed = new Set(['bodyName', 'issueDate', 'validTo'])

const SignedHead = ({ line: { label, value } }: { line: Line }) => (
  <div>
    <dt>
      <Both of={label} />
    </dt>
    <dd>
      <Both of={value} />
    </dd>
  </div>
)

function Ending({ certificate, lines }: { certificate: Certificate; lines: readonly Line[] }) {
  const { number, verifyUrl, zh, en } = certificate
  const label = codeOf(number)
  return (
    <>
      <div className={`stack align-center ${looks['signing']}`}>
        <figure className={`stack items-center text-center no-margin anchor ${looks['code']}`}>
          <QrCode text={verifyUrl} label={label[0]} size={121} />
          <figcaption>
            <Both of={printed.scan} />
          </figcaption>
        </figure>
        <dl>
          {lines.map((line) => (
            <SignedHead key={line.key} line={line} />
          ))}
        </dl>
        <p className={`stack text-center ${looks['seal']}`} aria-hidden>
          <Both of={printed.seal} />
        </p>
      </div>
      <p className={looks['address']}>{verifyUrl}</p>
      <p className={looks['address']}>
        <Both of={[zh.note, en.note]} />
      </p>
    </>
  )
}

export function facePieces(certificate: Certificate): Piece[] {
  const { zh, en } = certificate
  // The number is printed above the title.
  const lines = linesOf(zh.lines, en.lines).filter(({ key }) => key !== 'certificateNo')
  const above = lines.filter(({ key }) => !signed.has(key))
  return [
    {
      key: 'title',
      look: looks['title'] ?? '',
      node: (
        <h2>
          <Both of={[zh.title, en.title]} />
        </h2>
      ),
    },
    ...linePieces(above, { as: 'lines' }),
    {
      key: 'ending',
      look: looks['ending'] ?? '',
      node: <Ending certificate={certificate} lines={lines.filter(({ key }) => signed.has(key))} />,
    },
  ]
}

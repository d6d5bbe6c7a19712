// The certificates of parts that are no longer valid, since when, and what this means for the machine.
import { becameOf } from '@register/contract/business/report/part/became'
import type { FallenPart } from '@register/contract/business/report/part/cited'
import { between, colon } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import styles from './Fallen.module.css'
import { fallenId } from './place.ts'
import { words } from './words.ts'

export const Fallen = ({ parts }: { parts: readonly FallenPart[] }) => {
  const t = useTranslate()
  if (parts.length === 0) return null
  return (
    <section
      className={`stack gap-4 below-12 break-words rounded pad-12-16 ${styles['fallen']}`}
      aria-labelledby={fallenId}
    >
      <h3 className="row gap-8 align-center medium" id={fallenId} tabIndex={-1}>
        <Icon name="warning" />
        {t(words.fallen)}
      </h3>
      <ul>
        {parts.map((part) => (
          <li key={part.publicId}>
            {part.names.length > 0 && <strong>{part.names.join(t(between))}</strong>}
            {part.names.length > 0 && t(colon)}
            <Link to={paths.verify(part.publicId)}>
              <CertificateNumber number={part.certificateNo} />
            </Link>{' '}
            {t(becameOf(part))}
          </li>
        ))}
      </ul>
      <p>{t(words.notTheMachine)}</p>
    </section>
  )
}

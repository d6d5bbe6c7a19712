// The fields to compare with the paper, in the order they are printed.
import type { Answer } from '@register/contract/business/publicReport'
import { numberKey, parseNo } from '@register/contract/business/numbers/certificateNo'
import { useSay } from '../../../api/language.ts'
import { CopyButton } from '../../../kit/plain/action/CopyButton.tsx'
import { CertificateNumber } from '../../status/Number.tsx'
import styles from './Compare.module.css'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

export const Compare = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  return (
    <Part title={say(words.compare)}>
      <dl className={styles['fields']}>
        {answer.compare.map(({ key, label, value, unit }) => (
          <div key={key} className={key === 'certificateNo' ? styles['first'] : undefined}>
            <dt>{label}</dt>
            {key === 'certificateNo' && answer.certificateNo ? (
              <dd className={styles['number']}>
                <CertificateNumber number={answer.certificateNo} />
                <CopyButton
                  small
                  text={parseNo(answer.certificateNo) ? numberKey(answer.certificateNo) : answer.certificateNo}
                  label={say(words.copyNumber)}
                />
              </dd>
            ) : (
              <dd>
                {value}
                {unit && ` ${unit}`}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Part>
  )
}

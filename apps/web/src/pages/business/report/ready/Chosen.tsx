// Which reports a question is about, by number and product; of many the first, and how many there are.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { ReportRow } from '@register/contract/business/reportShape'
import type { ReactNode } from 'react'
import { useSay } from '../../../../api/language.ts'
import { andMore } from '../handover/words.ts'
import styles from './ready.module.css'

const most = 6

export function Chosen({ rows, children }: { rows: readonly ReportRow[]; children: ReactNode }) {
  const say = useSay()
  return (
    <>
      <ul className={styles['chosen']}>
        {rows.slice(0, most).map(({ id, certificateNo, productName, model }) => (
          <li key={id}>
            <strong>{printNo(certificateNo)}</strong> {[productName, model].filter(Boolean).join(' · ')}
          </li>
        ))}
        {rows.length > most && <li>{say(andMore(rows.length))}</li>}
      </ul>
      <p>{children}</p>
    </>
  )
}

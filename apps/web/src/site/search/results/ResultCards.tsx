// The results as cards, for telephones: status and number first; the whole card opens the answer.
import { dayReading } from '@register/contract/input/partDay'
import type { PublicRow } from '@register/contract/business/publicReport/publicReport'
import { useTranslate } from '../../../api/language.ts'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import { FoundName, FoundNumber, FoundProduct } from './Found.tsx'
import styles from './Results.module.css'

export const ResultCards = ({ rows, keyword }: { rows: readonly PublicRow[]; keyword: string }) => {
  const t = useTranslate()
  return (
    <ul className={styles['cards']}>
      {rows.map((row) => (
        <li key={row.publicId} className={styles['card']}>
          <div className={styles['cardHead']}>
            <div>
              <FoundNumber row={row} keyword={keyword} />
            </div>
            <StatusBadge status={row.status} />
          </div>
          <div>
            <FoundProduct row={row} keyword={keyword} />
          </div>
          <div>
            <FoundName row={row} keyword={keyword} />
          </div>
          <span className={styles['small']}>
            {t(dayReading(row.issueDate, row.issueDatePrinted))} · {row.bodyName}
          </span>
        </li>
      ))}
    </ul>
  )
}

// The results as cards, for telephones: status and number first; the whole card opens the answer.
import { dayReading } from '@register/contract/input/partDay'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import { useTranslate } from '../../../api/language.ts'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import { FoundName, FoundNumber, FoundProduct } from './Found.tsx'
import styles from './Results.module.css'

export const ResultCards = ({ rows, keyword }: { rows: readonly PublicRow[]; keyword: string }) => {
  const t = useTranslate()
  return (
    <ul className="stack gap-12">
      {rows.map((row) => (
        <li key={row.publicId} className={`stack gap-4 break-words card pad-12-16 anchor ${styles['card']}`}>
          <div className={`row wrap gap-4-8 align-center justify-between ${styles['cardHead']}`}>
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
          <span className="block quiet small">
            {t(dayReading(row.issueDate, row.issueDatePrinted))} · {row.bodyName}
          </span>
        </li>
      ))}
    </ul>
  )
}

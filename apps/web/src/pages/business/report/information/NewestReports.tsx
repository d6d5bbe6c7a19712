// The newest published reports in the reader's scope, by day of issue or by last change.
import { dayReading } from '@register/contract/input/partDay'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { reportStatuses } from '@register/contract/rules/status'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import * as paths from '../../../../paths.ts'
import styles from './information.module.css'
import { shown, useReading } from './useReading.ts'
import { words } from './words.ts'

export interface NewestReportsProps {
  title: Phrase
  by: 'issueDate' | 'updatedAt'
}

export function NewestReports({ title, by }: NewestReportsProps) {
  const t = useTranslate()
  const endpoint = useReading()
  // Without an explicit order the server sorts by the last change.
  const order = by === 'issueDate' && ({ prop: by, order: 'descending' } as const)
  const reading = useRead(endpoint, { body: { ...shown, pageSize: 6, ...order } })
  return (
    <Section title={title} aside={<Link to={paths.informationList({ by: `-${by}` })}>{t(words.allOf)}</Link>}>
      <LoadState reading={reading} lines={6}>
        {({ list }) => (
          <ul className={styles['newest']}>
            {list.map((row) => (
              <li key={row.id}>
                <Link to={paths.informationDetail(row.id)} className={`mono tabular ${styles['mono']}`}>
                  {recordName(row)}
                </Link>
                <StatusTag tone={reportStatuses[row.status].tone} label={reportStatuses[row.status].label} />
                <span className="quiet tabular one-line">
                  {by === 'issueDate' ? (
                    t(dayReading(row.issueDate, row.issueDatePrinted))
                  ) : (
                    <RelativeTime at={row.updatedAt} />
                  )}
                </span>
                <span className="full-row quiet ellipsis">
                  {row.productName} {row.model} · {row.manufacturerName}
                </span>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Section>
  )
}

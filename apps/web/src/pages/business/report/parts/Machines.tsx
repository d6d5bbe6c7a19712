// Which machines name this certificate for one of their parts, newest first; nothing where none does.
import { recordName } from '@register/contract/business/numbers/recordName'
import { listMachines } from '@register/contract/business/part/machines'
import { reportStatuses } from '@register/contract/business/status'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { TableFoot } from '../../../../kit/table/TableFoot.tsx'
import * as paths from '../../../../paths.ts'
import styles from './parts.module.css'
import { words } from './words.ts'

const pageSize = 10

export function Machines({ reportId }: { reportId: number }) {
  const say = useSay()
  const [pageNum, setPage] = useState(1)
  const reading = useRead(
    listMachines,
    { body: { id: reportId, pageNum, pageSize } },
    { placeholderData: keepPreviousData },
  )
  // Most certificates are of no part: nothing is said of machines before there are some.
  if (reading.isPending || reading.data?.total === 0) return null
  return (
    <Section title={say(words.machines)}>
      <p className={styles['quiet']}>{say(words.machinesText)}</p>
      <LoadState reading={reading}>
        {({ list, total, totalIsLowerBound }) => (
          <>
            <ul className={styles['machines']} aria-label={say(words.machines)}>
              {list.map((row) => (
                <li key={row.id}>
                  <div>
                    <Link to={paths.reportDetail(row.id)} className={styles['mono']}>
                      {recordName(row)}
                    </Link>
                    <StatusTag tone={reportStatuses[row.status].tone} label={say(reportStatuses[row.status].label)} />
                  </div>
                  <div>
                    <span>{row.productName}</span>
                    <span className={styles['quiet']}>{row.model}</span>
                  </div>
                  <div>
                    <span>{row.manufacturerName}</span>
                    <span className={styles['quiet']}>{row.bodyName}</span>
                  </div>
                </li>
              ))}
            </ul>
            <TableFoot
              list={{ pageNum, pageSize, setPage }}
              total={total}
              more={totalIsLowerBound ?? false}
              narrow={false}
              paged={total > pageSize}
            />
          </>
        )}
      </LoadState>
    </Section>
  )
}

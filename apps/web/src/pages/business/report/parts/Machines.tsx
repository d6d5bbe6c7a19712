// The machines that name this certificate for one of their parts, newest first; draws nothing where there are none.
import { recordName } from '@register/contract/rules/numbers/recordName'
import { listMachines } from '@register/contract/business/part/machines'
import { listPartUses } from '@register/contract/business/part/uses'
import { reportStatuses } from '@register/contract/rules/status'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { keepFound } from '../../../../api/keepFound.ts'
import { useRead } from '../../../../api/query.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { useWide } from '../../../../kit/layout/useWide.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { TableFoot } from '../../../../kit/table/TableFoot.tsx'
import { totalOf } from '../../../../kit/table/words.ts'
import * as paths from '../../../../paths.ts'
import styles from './parts.module.css'
import { listWords, words } from './words.ts'

/** The initial page size; a shorter list has no pages. */
const usual = 10

export function Machines({ reportId, publicId }: { reportId: number; publicId: string }) {
  const t = useTranslate()
  const narrow = !useWide('md')
  const [page, setPage] = useState({ pageNum: 1, pageSize: usual })
  const reading = useRead(listMachines, { body: { id: reportId, ...page } }, { placeholderData: keepFound })
  // Most certificates do not belong to a part, so nothing is drawn until the answer has machines.
  if (reading.isPending || reading.data?.total === 0) return null
  return (
    <Section
      title={words.machines}
      aside={
        <Allow may={listPartUses}>
          <Link to={paths.partUses({ partOf: publicId })}>{t(listWords.byModel)}</Link>
        </Allow>
      }
    >
      <p className="quiet small">{t(words.machinesText)}</p>
      <LoadState reading={reading}>
        {({ list, total, totalIsLowerBound }) => (
          <>
            <ul className={`above-8 ${styles['machines']}`} aria-label={t(words.machines)}>
              {list.map((row) => (
                <li key={row.id}>
                  <div>
                    <Link to={paths.reportDetail(row.id)} className="mono">
                      {recordName(row)}
                    </Link>
                    <StatusTag tone={reportStatuses[row.status].tone} label={reportStatuses[row.status].label} />
                  </div>
                  <div>
                    <span>{row.productName}</span>
                    <span className="quiet small">{row.model}</span>
                  </div>
                  <div>
                    <span>{row.manufacturerName}</span>
                    <span className="quiet small">{row.bodyName}</span>
                  </div>
                </li>
              ))}
            </ul>
            {/* On a telephone the foot holds only the pages. */}
            {narrow && total > usual && <p>{t(totalOf(total, totalIsLowerBound ?? false))}</p>}
            <TableFoot
              list={{ ...page, setPage: (pageNum, pageSize) => setPage({ pageNum, pageSize }) }}
              total={total}
              more={totalIsLowerBound ?? false}
              narrow={narrow}
              paged={total > usual}
            />
          </>
        )}
      </LoadState>
    </Section>
  )
}

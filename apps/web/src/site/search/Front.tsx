// The front page under the box: examples that work, what the register holds, the latest changes.
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { frontCount, frontList } from '@register/contract/business/publicReport'
import type { ReportStatus } from '@register/contract/business/status'
import { printNo } from '@register/contract/business/certificateNo'
import { Link } from 'react-router'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Icon } from '../../kit/plain/Icon.tsx'
import { count } from '../../kit/plain/format.ts'
import * as paths from '../../paths.ts'
import { statusIcons } from '../status/statusIcons.ts'
import styles from './Front.module.css'
import { LatestChanges } from './LatestChanges.tsx'
import type { Question } from './question.ts'
import { words } from './words.ts'

/** Real entries of this register, so that every example finds something. */
function useExamples(): string[] {
  const newest = useRead(
    frontList,
    { body: { pageNum: 1, pageSize: 1, prop: 'issueDate', order: 'descending', status: 'published' } },
    { staleTime: 600_000 },
  )
  const row = newest.data?.list[0]
  return row ? [printNo(row.certificateNo), row.manufacturerName, row.model].filter(Boolean) : []
}

export const Front = ({ onAsk }: { onAsk: (change: Partial<Question>) => void }) => {
  const say = useSay()
  const lang = useLang()
  const examples = useExamples()
  const counts = useRead(frontCount, {}, { staleTime: 60_000 })
  const changes = useRead(
    publicChangeNotices,
    { body: { pageNum: 1, pageSize: 5, prop: 'changeDate', order: 'descending' } },
    { staleTime: 60_000 },
  )
  const held = counts.data
  return (
    <>
      <p className={styles['examples']}>
        {examples.length > 0 && <span>{say(words.examples)}</span>}
        {examples.map((example) => (
          <button key={example} type="button" onClick={() => onAsk({ keyword: example })}>
            {example}
          </button>
        ))}
      </p>
      <div className={styles['columns']}>
        {held && (
          <section className={styles['part']}>
            <h2>{say(words.holds)}</h2>
            <p className={styles['sum']}>
              <strong>{count(held.total, lang)}</strong> {say(words.total)}
              <span className={styles['month']}>
                {say(words.newThisMonth(count(held.newThisMonth, lang)))}
                {' · '}
                {say(words.changedThisMonth(count(held.changedThisMonth, lang)))}
              </span>
            </p>
            <h3>{say(words.byKind)}</h3>
            <ul className={styles['figures']}>
              {held.byKind
                .filter((kind) => kind.count > 0)
                .map((kind) => (
                  <li key={kind.key}>
                    <Link to={paths.search({ categoryCode: kind.key })}>
                      <span>{kind.label}</span>
                      <b>{count(kind.count, lang)}</b>
                    </Link>
                  </li>
                ))}
            </ul>
            <h3>{say(words.byStatus)}</h3>
            <ul className={styles['figures']}>
              {held.byStatus
                .filter((status) => status.count > 0)
                .map((status) => (
                  <li key={status.key}>
                    <Link to={paths.search({ status: status.key })}>
                      <span className={styles['withIcon']}>
                        <Icon name={statusIcons[status.key as ReportStatus] ?? 'question'} size={16} />
                        {status.label}
                      </span>
                      <b>{count(status.count, lang)}</b>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        )}
        {changes.data && (
          <section className={styles['part']}>
            <h2>{say(words.latest)}</h2>
            <LatestChanges notices={changes.data.list} />
          </section>
        )}
      </div>
    </>
  )
}

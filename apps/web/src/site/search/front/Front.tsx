// The front page under the search box: working examples, what the register contains, the latest changes.
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { publicChangeNotices, type ChangeNotice } from '@register/contract/business/changeNotice'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { frontCount, frontList, type FrontCount } from '@register/contract/business/publicReport/publicReport'
import type { ReportStatus } from '@register/contract/rules/status'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { late } from '../../../kit/plain/late.tsx'
import styles from './Front.module.css'
import type { Question } from '../question.ts'
import { words } from '../words.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { count } from '../../../kit/plain/format.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { statusIcons } from '../../status/statusIcons.ts'
import { Figures } from '../../list/Figures.tsx'

// How many certificates the register has, as quiet figures that filter when they are clicked.
const Holdings = ({ held }: { held: FrontCount }) => {
  const t = useTranslate()
  const lang = useLang()
  const some = (figures: FrontCount['byKind']) => figures.filter((figure) => figure.count > 0)
  return (
    <section className={`stack gap-12 content-start may-narrow card ${styles['part']}`}>
      <h2 className="large">{t(words.holds)}</h2>
      {held.total === 0 && <p className="quiet">{t(words.emptyRegister)}</p>}
      {held.total > 0 && (
        <>
          <p className={styles['sum']}>
            <strong>{count(held.total, lang)}</strong> {t(words.total)}
            <span className={styles['month']}>
              {t(words.newThisMonth(count(held.newThisMonth, lang)))}
              {' · '}
              {t(words.changedThisMonth(count(held.changedThisMonth, lang)))}
            </span>
          </p>
          <h3>{t(words.byKind)}</h3>
          <Figures
            figures={some(held.byKind).map((kind) => ({ ...kind, to: paths.search({ categoryCode: kind.key }) }))}
          />
          <h3>{t(words.byStatus)}</h3>
          <Figures
            figures={some(held.byStatus).map((status) => ({
              ...status,
              to: paths.search({ status: status.key }),
              label: (
                <span className="inline-row gap-6 align-center">
                  <Icon name={statusIcons[status.key as ReportStatus] ?? 'question'} size={16} />
                  {status.label}
                </span>
              ),
            }))}
          />
        </>
      )}
    </section>
  )
}

// The last few change notices on the front page, each linked to the certificate it changed.
const LatestChanges = ({ notices }: { notices: readonly ChangeNotice[] }) => {
  const t = useTranslate()
  if (notices.length === 0) return <p className="quiet">{t(words.noChanges)}</p>
  return (
    <>
      <ol className={`stack ${styles['changes']}`}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Link to={paths.verify(notice.reportPublicId)}>
              <span className={`row gap-12 ${styles['changeHead']}`}>
                <time dateTime={notice.changeDate}>{notice.changeDate}</time>
                <b>{t(changeKinds[notice.kind])}</b>
              </span>
              <CertificateNumber number={notice.certificateNo} />
              <span className={`ellipsis ${styles['changeOf']}`}>
                {notice.productName} {notice.model} · {notice.manufacturerName}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Link to={paths.changeNotices()}>{t(words.allChanges)}</Link>
    </>
  )
}

/** Below the main content: its chunk is loaded after the rest is drawn. */
const LatestNotices = late(async () => (await import('./LatestNotices.tsx')).LatestNotices)

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
  const t = useTranslate()
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
      <p className={`row wrap gap-0-8 align-center justify-center above-8 quiet ${styles['examples']}`}>
        {examples.length > 0 && <span>{t(words.examples)}</span>}
        {examples.map((example) => (
          <button
            className="accent break-words no-border no-ground rounded pressable"
            key={example}
            type="button"
            onClick={() => onAsk({ keyword: example })}
          >
            {example}
          </button>
        ))}
      </p>
      <p className="above-4 text-center">
        <Link to={paths.batchCheck}>{t(words.batchCheck)}</Link>
      </p>
      <div className={`stack gap-24 ${styles['columns']}`}>
        {held && <Holdings held={held} />}
        {changes.data && (
          <section className={`stack gap-12 content-start may-narrow card ${styles['part']}`}>
            <h2 className="large">{t(words.latest)}</h2>
            <LatestChanges notices={changes.data.list} />
          </section>
        )}
      </div>
      <LatestNotices />
    </>
  )
}

// The newest change notices in the reader's scope.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { Link } from '../../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { yesterday } from '../../../../api/client/serverClock.ts'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { changesLately, words } from '../words.ts'

export function LatestChanges({ title }: { title: string }) {
  const t = useTranslate()
  const reading = useRead(listChangeNotices, { body: { pageSize: 6, prop: 'changeDate', order: 'descending' } })
  const { data: lately } = useRead(listChangeNotices, { body: { pageSize: 1, changeDateFrom: yesterday() } })
  return (
    <Frame title={title} aside={<Link to={paths.changeNoticeList}>{t(words.allChanges)}</Link>}>
      <LoadState reading={reading} lines={4}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon="notice" text={words.noChanges} />
          ) : (
            <>
              {lately && (
                <p className={`quiet ${styles['quiet']}`}>
                  {t(changesLately(lately.total, lately.totalIsLowerBound ?? false))}
                </p>
              )}
              <ul className={styles['changes']}>
                {list.map((row) => (
                  <li key={row.id}>
                    <span className="inline-row gap-12 align-baseline quiet tabular">{row.changeDate}</span>
                    <span>{t(changeKinds[row.kind])}</span>
                    <Link to={paths.verify(row.reportPublicId)} className={`mono ${styles['mono']}`}>
                      {printNo(row.certificateNo)}
                    </Link>
                    <span className={styles['cut']}>{row.manufacturerName}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </LoadState>
    </Frame>
  )
}

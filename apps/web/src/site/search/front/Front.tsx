// The front page under the search box: working examples, what the register contains, the latest changes.
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { frontCount, frontList } from '@register/contract/business/publicReport'
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { late } from '../../../kit/plain/late.tsx'
import styles from './Front.module.css'
import { Holdings } from './Holdings.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import type { Question } from '../question.ts'
import { words } from '../words.ts'

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
  const say = useSay()
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
      <p className={styles['more']}>
        <Link to={paths.batchCheck}>{say(words.batchCheck)}</Link>
      </p>
      <div className={styles['columns']}>
        {held && <Holdings held={held} />}
        {changes.data && (
          <section className={styles['part']}>
            <h2>{say(words.latest)}</h2>
            <LatestChanges notices={changes.data.list} />
          </section>
        )}
      </div>
      <LatestNotices />
    </>
  )
}

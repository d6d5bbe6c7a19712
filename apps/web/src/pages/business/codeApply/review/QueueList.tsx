// The left column of the review desk: rows that wait or were decided, in short form; a click opens one.
import { applicationStatuses } from '@register/contract/business/codeApplyShape'
import { minKeyword } from '@register/contract/fold'
import { useSay } from '../../../../api/language.ts'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { FilterBar } from '../../../../kit/table/FilterBar.tsx'
import { TextFilter } from '../../../../kit/table/filters.tsx'
import { TableFoot } from '../../../../kit/table/TableFoot.tsx'
import { areaWords } from '../../words.ts'
import { reviewWords as words, waitingOf } from '../words.ts'
import styles from './review.module.css'
import type { Queue } from './useQueue.ts'

export function QueueList({ queue }: { queue: Queue }) {
  const say = useSay()
  const { list, reading, rows, total, tab, openId, open, setTab } = queue
  const isWaiting = tab === 'waiting'
  return (
    <section aria-label={say(words.queue)} className={styles['queue']}>
      <Tabs
        label={say(words.queue)}
        value={tab}
        options={[
          { value: 'waiting', label: say(waitingOf(isWaiting ? total : undefined)) },
          { value: 'reviewed', label: say(words.reviewed) },
        ]}
        onChange={setTab}
      />
      <FilterBar list={list} first={<TextFilter name="keyword" label={say(areaWords.search)} atLeast={minKeyword} />} />
      <LoadState reading={reading}>
        {() =>
          rows.length === 0 ? (
            <EmptyState
              icon="done"
              text={say(
                list.filters['keyword'] ? words.nothingMatches : isWaiting ? words.nothingWaits : words.nothingReviewed,
              )}
            />
          ) : (
            <ul className={styles['rows']}>
              {rows.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    aria-current={row.id === openId ? 'true' : undefined}
                    onClick={() => open(row.id)}
                  >
                    <span className={styles['rowHead']}>
                      <strong>{row.productName}</strong>
                      <span className={styles['quiet']}>
                        <RelativeTime at={row.updatedAt} />
                      </span>
                    </span>
                    <span>{row.manufacturerName}</span>
                    <span className={styles['quiet']}>
                      {row.applicationNo} · {row.model} · {row.bodyName}
                    </span>
                    {!isWaiting && (
                      <StatusTag
                        tone={applicationStatuses[row.status].tone}
                        label={say(applicationStatuses[row.status].label)}
                      />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      {total !== undefined && total > list.pageSize && (
        <TableFoot list={list} total={total} more={reading.data?.totalIsLowerBound ?? false} narrow />
      )}
    </section>
  )
}

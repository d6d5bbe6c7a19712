// The left column of the review desk: rows that wait or were decided, in short form, and the opened one wherever it is from; a click opens one.
import { applicationStatuses, reviewSteps, type ApplicationRow } from '@register/contract/business/codeApply/shape'
import { readDossier } from '@register/contract/business/review/dossier'
import { textOf } from '@register/contract/fields'
import { minKeyword } from '@register/contract/fold'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useWide } from '../../../../kit/layout/useWide.ts'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { FilterBar } from '../../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../../kit/table/filters.tsx'
import { PageGone } from '../../../../kit/table/view/pages/PageGone.tsx'
import { TableFoot } from '../../../../kit/table/TableFoot.tsx'
import { DeskQueue, DeskRows } from '../../../../kit/layout/desk/Desk.tsx'
import { QueueRow } from '../../../../kit/layout/desk/QueueRow.tsx'
import { areaWords, notFoundOf } from '../../words.ts'
import { reviewWords as words, stillWaitingOf, waitingOf } from '../words.ts'
import { shortReturned } from './facts/words.ts'
import styles from './review.module.css'
import type { Queue } from './useQueue.ts'

export function QueueList({ queue }: { queue: Queue }) {
  const { list, reading, rows, total = 0, waiting, tab, openId, apart, open, setTab } = queue
  const isWaiting = tab === 'waiting'
  return (
    <DeskQueue label={words.queue}>
      <Tabs
        label={words.queue}
        value={tab}
        options={[
          { value: 'waiting', label: waitingOf(waiting) },
          { value: 'reviewed', label: words.reviewed },
        ]}
        onChange={setTab}
      />
      <FilterBar list={list} first={<TextFilter name="keyword" label={areaWords.search} atLeast={minKeyword} />} />
      {apart !== undefined && <Apart id={apart} />}
      <LoadState reading={reading}>
        {() =>
          rows.length > 0 ? (
            <DeskRows
              rows={rows}
              draw={(row) => (
                <Row row={row} status={!isWaiting} current={row.id === openId} onOpen={() => open(row.id)} />
              )}
            />
          ) : total > 0 ? (
            <PageGone list={list} total={total} />
          ) : (
            <Nothing queue={queue} />
          )
        }
      </LoadState>
      {total > list.pageSize && (
        <TableFoot list={list} total={total} more={reading.data?.totalIsLowerBound ?? false} narrow />
      )}
    </DeskQueue>
  )
}

/** Says why the list is empty, and after a search how many wait all the same; on a desk the middle says so. */
function Nothing({ queue: { list, waiting = 0, tab } }: { queue: Queue }) {
  const t = useTranslate()
  const wide = useWide('lg')
  if (list.filters['keyword'] === undefined)
    return <EmptyState icon="done" text={tab === 'waiting' ? words.nothingWaits : words.nothingReviewed} />
  return (
    <EmptyState icon="search" text={notFoundOf(textOf(list.filters['keyword']))}>
      {!wide && tab === 'waiting' && waiting > 0 && (
        <>
          <p role="status">{t(stillWaitingOf(waiting))}</p>
          <Action label={words.showAll} onPress={list.clear} />
        </>
      )}
    </EmptyState>
  )
}

/** The opened application where the rows do not have it: what is decided must be seen in the list. */
function Apart({ id }: { id: number }) {
  const t = useTranslate()
  // The same answer as the opened application's, so that it is asked for once.
  const { data } = useRead(readDossier, { body: { id } })
  if (!data) return null
  const row = data.application
  return (
    <div className={styles['apart']}>
      <p>{t(words.apart)}</p>
      <Row row={row} status current onOpen={() => undefined} />
    </div>
  )
}

interface RowProps {
  row: Pick<
    ApplicationRow,
    | 'productName'
    | 'updatedAt'
    | 'manufacturerName'
    | 'applicationNo'
    | 'model'
    | 'bodyName'
    | 'status'
    | 'resubmission'
  >
  status: boolean
  current: boolean
  onOpen: () => void
}

function Row({ row, status, current, onOpen }: RowProps) {
  const { tone, label } = applicationStatuses[row.status]
  const { resubmission } = row
  return (
    <QueueRow
      company={row.manufacturerName}
      at={row.updatedAt}
      product={[row.model, row.productName]}
      no={row.applicationNo}
      sender={row.bodyName}
      current={current}
      onOpen={onOpen}
    >
      {resubmission && (
        <span className="row wrap gap-0-8 may-narrow small">
          <StatusTag tone="warn" label={shortReturned(reviewSteps[resubmission.step])} />
          <span className={`may-narrow quiet ellipsis ${styles['reason']}`}>{resubmission.reason}</span>
        </span>
      )}
      {status && <StatusTag tone={tone} label={label} />}
    </QueueRow>
  )
}

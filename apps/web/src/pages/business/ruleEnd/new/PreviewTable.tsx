// The preview: how many are in each group, what becomes of them, and a table of the chosen group.
import type { ReachedRecord } from '@register/contract/business/ruleEnd/reached'
import { ruleEndGroupKeys } from '@register/contract/business/ruleEnd/shape'
import { useSay } from '../../../../api/language.ts'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { TableView } from '../../../../kit/table/TableView.tsx'
import { askedColumn, useReachedColumns } from '../useReachedColumns.ts'
import styles from '../ruleEnd.module.css'
import { groupTabs, groupTexts, words } from '../words.ts'
import type { Preview } from './usePreview.ts'

export function PreviewTable({ preview: { list, asked, group, choose, reading } }: { preview: Preview }) {
  const say = useSay()
  const columns = useReachedColumns<ReachedRecord>()
  const { data, error, isPlaceholderData, isFetching, refetch } = reading
  const byNumbers = asked?.chosen.way === 'numbers'
  const unknown = group === 'notFound' || group === 'several'
  return (
    <div className={styles['preview']}>
      {data && (
        <Tabs
          label={say(words.groups)}
          value={group}
          options={ruleEndGroupKeys
            .filter((key) => key === 'ready' || key === group || data.counts[key] > 0)
            .map((key) => ({ value: key, label: `${say(groupTabs[key])} ${data.counts[key]}` }))}
          onChange={choose}
        />
      )}
      {data && <p>{say(groupTexts[group])}</p>}
      <TableView<ReachedRecord>
        label={say(words.preview)}
        list={list}
        rows={data?.list}
        total={data?.total ?? 0}
        waiting={isPlaceholderData}
        error={error && !isFetching ? error : undefined}
        paged
        height="auto"
        onRefresh={refetch}
        columns={[...(byNumbers ? [askedColumn<ReachedRecord>()] : []), ...(unknown ? [] : columns)]}
        rowKey={({ asked: number, id }) => `${number} ${id ?? ''}`}
        rowName={({ asked: number, certificateNo, reportNo }) => number || certificateNo || reportNo}
        empty={{ text: say(words.noneOf) }}
      />
    </div>
  )
}

// The certificates of an end by rule, page by page; those that were released from it alone are marked.
import { listRuleEndReports } from '@register/contract/business/ruleEnd/office'
import type { Output } from '@register/contract/endpoint'
import { useSay } from '../../../../api/language.ts'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { statusColumn } from '../../../../kit/table/column.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import { useReachedColumns } from '../useReachedColumns.ts'
import { words } from '../words.ts'

type Row = Output<typeof listRuleEndReports>['list'][number]

export function ReachedTable({ id }: { id: number }) {
  const say = useSay()
  const list = useListState({ filters: [] })
  const [number, ...others] = useReachedColumns<Row>()
  const released = statusColumn<Row>({
    key: 'released',
    title: words.releasedOf,
    width: 130,
    narrow: undefined,
    status: (row) =>
      row.released ? { tone: 'quiet', label: say(words.released) } : { tone: 'warn', label: say(words.held) },
  })
  return (
    <DataTable
      endpoint={listRuleEndReports}
      list={list}
      fixed={{ id }}
      label={say(words.certificates)}
      height="auto"
      columns={[...(number ? [number] : []), released, ...others]}
      rowKey={(row) => row.id ?? 0}
      rowName={(row) => row.certificateNo || row.reportNo}
      empty={{ text: say(words.noReports) }}
    />
  )
}

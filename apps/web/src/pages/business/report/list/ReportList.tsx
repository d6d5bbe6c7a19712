// The reports in one's scope: find, open, write, bring in, take out.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { exportReports, queryList } from '@register/contract/business/report'
import { type ReportRow } from '@register/contract/business/reportShape'
import { reportStatuses } from '@register/contract/business/status'
import { useSay } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/table/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { BodyFilter } from '../../BodyFilter.tsx'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { areaWords } from '../../words.ts'
import { words } from '../words.ts'
import { useReportColumns } from './useReportColumns.tsx'

const filters = ['keyword', 'status', 'proposal', 'categoryCode', 'bodyId', 'issueDateFrom', 'issueDateTo']

export function ReportList() {
  const say = useSay()
  const may = useMay()
  const list = useListState({ filters })
  const columns = useReportColumns()
  const add = may('business:report:add') && (
    <LinkAction kind="primary" icon="add" label={say(words.new)} to={paths.reportNew} />
  )
  /** Exactly what the list shows: its filters and its sort. */
  const exportThese = () =>
    download(
      exportReports,
      { body: { ...list.filters, ...(list.sort as { prop: 'issueDate' } | undefined) } },
      say(words.exportName),
    )
  const actions = (row: ReportRow) => {
    const open = { key: 'open', label: say(words.open), to: paths.reportDetail(row.id) }
    if (row.status === 'draft' && may('business:report:edit'))
      return [{ key: 'edit', label: say(words.edit), to: paths.reportEdit(row.id) }, open]
    return [open]
  }
  return (
    <ListPage>
      <PageHead title={say(words.list)} text={say(words.listText)}>
        {may('business:report:import') && (
          <LinkAction icon="import" label={say(words.import)} to={paths.reportImport} />
        )}
        {may('business:report:export') && <Action icon="download" label={say(words.export)} onPress={exportThese} />}
        {add}
      </PageHead>
      <FilterBar list={list} first={<TextFilter name="keyword" label={say(areaWords.search)} />}>
        <ChoiceFilter
          name="status"
          label={say(areaWords.status)}
          options={Object.entries(reportStatuses).map(([value, { label }]) => ({ value, label: say(label) }))}
        />
        <ChoiceFilter
          name="proposal"
          label={say(words.revision)}
          options={[
            { value: 'yes', label: say(words.waits) },
            { value: 'no', label: say(words.waitsNot) },
          ]}
        />
        <CategoryFilter />
        <BodyFilter />
        <DateRangeFilter name="issueDate" label={say(words.issueDate)} />
      </FilterBar>
      <DataTable
        endpoint={queryList}
        list={list}
        name="business/report"
        label={say(words.list)}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => printNo(row.certificateNo) || row.productName}
        actions={actions}
        empty={{ text: say(words.empty), action: add }}
      />
    </ListPage>
  )
}

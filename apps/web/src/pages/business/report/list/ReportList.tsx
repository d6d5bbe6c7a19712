// The reports in the reader's scope: find, open, write, import, export.
import { copyReport } from '@register/contract/business/content/copy'
import { recordName } from '@register/contract/business/numbers/recordName'
import { exportReports, insertReport, queryList, updateReport } from '@register/contract/business/report'
import { checkImport } from '@register/contract/business/reportImport'
import { type ReportRow } from '@register/contract/business/reportShape'
import { reportStatuses } from '@register/contract/business/status'
import { minKeyword } from '@register/contract/fold'
import { useSay } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/table/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState, type ListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { BodyFilter } from '../../BodyFilter.tsx'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { KindFilter } from '../../KindFilter.tsx'
import { areaWords } from '../../words.ts'
import { useCopy } from '../useCopy.ts'
import { words } from '../words.ts'
import { ExportAction } from './ExportAction.tsx'
import { MeasureFilters } from './MeasureFilters.tsx'
import { useReportColumns } from './useReportColumns.tsx'

const filters = [
  'keyword',
  'status',
  'returned',
  'proposal',
  'categoryCode',
  'formKind',
  'parameters',
  'bodyId',
  'issueDateFrom',
  'issueDateTo',
]

export function ReportList() {
  const say = useSay()
  const may = useMay()
  const state = useListState({ filters })
  /** Another kind has other parameters, so their filters are dropped. */
  const list: ListState = {
    ...state,
    setFilters: (patch) => state.setFilters('formKind' in patch ? { ...patch, parameters: undefined } : patch),
  }
  const columns = useReportColumns()
  const copy = useCopy()
  const add = (
    <Allow may={insertReport}>
      <LinkAction kind="primary" icon="add" label={say(words.new)} to={paths.reportNew} />
    </Allow>
  )
  const actions = (row: ReportRow) => {
    const open = { key: 'open', label: say(words.open), to: paths.reportDetail(row.id) }
    const further = may(copyReport)
      ? [{ key: 'copy', aside: true as const, label: say(words.copy), onPress: () => copy(row.id) }]
      : []
    if (row.status === 'draft' && may(updateReport))
      return [{ key: 'edit', label: say(words.edit), to: paths.reportEdit(row.id) }, open, ...further]
    return [open, ...further]
  }
  return (
    <ListPage>
      <PageHead title={say(words.list)} text={say(may(insertReport) ? words.listText : words.readText)}>
        <Allow may={checkImport}>
          <LinkAction icon="import" label={say(words.import)} to={paths.reportImport} />
        </Allow>
        <Allow may={exportReports}>
          <ExportAction list={list} />
        </Allow>
        {add}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={say(areaWords.search)} atLeast={minKeyword} />}
        more={{
          names: ['returned', 'proposal', 'formKind', 'parameters', 'issueDateFrom', 'issueDateTo'],
          filters: (
            <>
              <ChoiceFilter
                name="returned"
                label={say(words.returned)}
                options={[
                  { value: 'yes', label: say(words.returnedTag) },
                  { value: 'no', label: say(words.returnedNot) },
                ]}
              />
              <ChoiceFilter
                name="proposal"
                label={say(words.revision)}
                options={[
                  { value: 'yes', label: say(words.waits) },
                  { value: 'no', label: say(words.waitsNot) },
                ]}
              />
              <KindFilter />
              <MeasureFilters list={list} />
              <DateRangeFilter name="issueDate" label={say(words.issueDate)} />
            </>
          ),
        }}
      >
        <ChoiceFilter
          name="status"
          label={say(areaWords.status)}
          options={Object.entries(reportStatuses).map(([value, { label }]) => ({ value, label: say(label) }))}
        />
        <CategoryFilter />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={queryList}
        list={list}
        name="business/report/list"
        label={say(words.list)}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={recordName}
        actions={actions}
        // Readers have only one action, so the column of the manufacturer gets the width.
        empty={{ text: say(words.empty), action: add }}
      />
    </ListPage>
  )
}

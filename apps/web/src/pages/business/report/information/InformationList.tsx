// The list of published reports in the reader's scope.
import { recordName } from '@register/contract/rules/numbers/recordName'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { minKeyword } from '@register/contract/fold'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { BodyFilter } from '../../BodyFilter.tsx'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { areaWords } from '../../words.ts'
import { useReportColumns } from '../list/useReportColumns.tsx'
import { shown, useReading } from './useReading.ts'
import { publishedFilters, usePublishedFields } from './usePublishedFields.ts'
import { useReportDialogs } from './useReportDialogs.tsx'
import { words } from './words.ts'

export function InformationList() {
  const list = useListState({ filters: publishedFilters })
  const fields = usePublishedFields()
  const columns = useReportColumns({ to: paths.informationDetail, published: true })
  const { showFiles, showQualified, showInfo, dialogs } = useReportDialogs()
  const reading = useReading()
  return (
    <ListPage>
      <PageHead title={words.list} text={words.listText} />
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={areaWords.search} atLeast={minKeyword} />}
        conditions={{
          name: 'business/information',
          quick: ['status', 'categoryCode', 'bodyId'],
          fields,
        }}
      >
        <ChoiceFilter
          name="status"
          label={areaWords.status}
          options={publicStatusKeys.map((value) => ({ value, label: reportStatuses[value].label }))}
        />
        <CategoryFilter />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={reading}
        list={list}
        fixed={list.filters['status'] ? {} : shown}
        name="business/information/list"
        label={words.list}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={recordName}
        actions={(row) => [
          { key: 'open', label: words.open, to: paths.informationDetail(row.id) },
          { key: 'files', label: words.files, onPress: () => showFiles(row) },
          { key: 'qualified', aside: true, label: words.qualified, onPress: () => showQualified(row) },
          { key: 'info', aside: true, label: words.info, onPress: () => showInfo(row) },
        ]}
        empty={{ text: words.empty }}
      />
      {dialogs}
    </ListPage>
  )
}

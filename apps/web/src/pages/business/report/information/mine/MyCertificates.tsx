// All certificates of the reader's own company: found, exported as a workbook, and printed as QR codes.
import { exportOwn } from '@register/contract/business/information/own'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { queryListLimit } from '@register/contract/business/report/report'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { minKeyword } from '@register/contract/fold'
import { useState } from 'react'
import { useRead } from '../../../../../api/query.ts'
import { LinkAction } from '../../../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../../../kit/layout/PageHead.tsx'
import { ExportFile } from '../../../../../kit/record/ExportAction.tsx'
import { useGo } from '../../../../../kit/router/useGo.ts'
import { DataTable } from '../../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../../kit/table/useListState.ts'
import * as paths from '../../../../../paths.ts'
import { areaWords } from '../../../words.ts'
import { useReportColumns } from '../../list/useReportColumns.tsx'
import { shown } from '../useReading.ts'
import { publishedFilters, usePublishedFields } from '../usePublishedFields.ts'
import { useReportDialogs } from '../useReportDialogs.tsx'
import { words as listWords } from '../words.ts'
import { BodyFilter } from '../../../BodyFilter.tsx'
import { CategoryFilter } from '../../../CategoryFilter.tsx'
import { words } from './words.ts'

export function MyCertificates() {
  const go = useGo()
  const list = useListState({ filters: publishedFilters })
  const fields = usePublishedFields()
  const { showFiles, showQualified, showInfo, dialogs } = useReportDialogs()
  // Without the category the model goes below the product, so that dates and acts have room next to each other.
  const columns = useReportColumns({ to: paths.informationDetail, published: true }).map((column) =>
    column.key === 'categoryCode' ? { ...column, hidden: true } : column,
  )
  // The file has every certificate, whatever the list is filtered by.
  const all = useRead(queryListLimit, { body: { ...shown, pageNum: 1, pageSize: 1 } })
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <LinkAction icon="print" label={words.allCodes} to={paths.ownCodes()} />
        <ExportFile endpoint={exportOwn} request={{}} fileName={words.title} count={all.data} />
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={areaWords.search} atLeast={minKeyword} />}
        conditions={{
          name: 'business/mine',
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
        endpoint={queryListLimit}
        list={list}
        fixed={list.filters['status'] ? {} : shown}
        name="business/information/mine"
        label={words.title}
        columns={columns}
        rowKey={(row) => row.publicId}
        rowName={recordName}
        chosen={{
          keys: chosen,
          onChange: (keys) => setChosen(keys.map(String)),
          survives: true,
          acts: [
            {
              key: 'codes',
              question: 'ifHidden',
              kind: 'primary',
              icon: 'print',
              label: words.codes,
              onPress: (keys) => go(paths.ownCodes(keys.map(String))),
            },
          ],
        }}
        actions={(row) => [
          { key: 'open', label: areaWords.open, to: paths.informationDetail(row.id) },
          { key: 'code', label: words.code, to: paths.ownCodes([row.publicId]) },
          { key: 'files', aside: true, label: listWords.files, onPress: () => showFiles(row) },
          { key: 'qualified', aside: true, label: listWords.qualified, onPress: () => showQualified(row) },
          { key: 'info', aside: true, label: listWords.info, onPress: () => showInfo(row) },
        ]}
        empty={{ text: words.empty }}
      />
      {dialogs}
    </ListPage>
  )
}

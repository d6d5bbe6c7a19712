// The list of error reports in the reader's scope: those that wait come first, the oldest of them on top.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { errorStatuses } from '@register/contract/business/errorReport/fields'
import {
  errorReportRowFields,
  listErrorReports,
  type ErrorReportRow,
} from '@register/contract/business/errorReport/office'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { numberColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import * as paths from '../../../paths.ts'
import { BodyFilter, useOwnBody } from '../BodyFilter.tsx'
import { bodyColumn } from '../recordColumns.tsx'
import { optionsIn, useListFields } from '../useListFields.ts'
import { areaWords } from '../words.ts'
import { words } from './words.ts'

export function ErrorList() {
  const ownBody = useOwnBody()
  const list = useRecordList(errorReportRowFields)
  const { among, days, body } = useListFields()
  const { part, proposed, status, takenBy, createdAt } = useFieldColumns(errorReportRowFields)
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} />
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={areaWords.certificateNo} />}
        conditions={{
          name: 'business/errorReport',
          quick: ['open', 'status', 'bodyId'],
          fields: [
            among('open', words.progress, [
              { value: 'true', label: words.yes },
              { value: 'false', label: words.no },
            ]),
            among('status', areaWords.status, optionsIn(errorStatuses)),
            ...body,
            days('createdAt', words.receivedOn),
          ],
        }}
      >
        <ChoiceFilter
          name="open"
          label={words.progress}
          options={[
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
        />
        <ChoiceFilter
          name="status"
          label={areaWords.status}
          options={Object.entries(errorStatuses).map(([value, { label }]) => ({ value, label: label }))}
        />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={listErrorReports}
        list={list}
        name="business/errorReport/list"
        label={words.title}
        columns={[
          numberColumn<ErrorReportRow>({
            key: 'certificateNo',
            sortable: true,
            title: areaWords.certificateNo,
            text: (row) => row.certificateNo,
            shown: printNo,
            to: (row) => paths.errorReportDetail(row.id),
          }),
          { ...status, width: 120 },
          { ...part, width: 160 },
          { ...proposed, width: 240 },
          bodyColumn<ErrorReportRow>(ownBody),
          { ...takenBy, width: 130 },
          { ...createdAt, width: 140, under: 'takenBy' },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: ErrorReportRow) => printNo(row.certificateNo)}
        empty={{ text: words.empty }}
      />
    </ListPage>
  )
}

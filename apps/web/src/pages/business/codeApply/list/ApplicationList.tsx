// The code applications in the reader's scope, with their status and next action.
import { generateCode, listApplications, resubmitApplication } from '@register/contract/business/codeApply'
import { applicationStatuses, type ApplicationRow } from '@register/contract/business/codeApplyShape'
import { insertReport } from '@register/contract/business/report'
import { minKeyword } from '@register/contract/fold'
import { useSay } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { dateColumn, linkColumn, statusColumn, timeColumn, type Column } from '../../../../kit/table/column.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/table/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { BodyFilter, useOwnBody } from '../../BodyFilter.tsx'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { bodyColumn, makerColumn, modelColumn, productColumn } from '../../recordColumns.ts'
import { areaWords } from '../../words.ts'
import { words } from '../words.ts'
import { CodeCell } from './CodeCell.tsx'

const filters = ['keyword', 'status', 'written', 'categoryCode', 'bodyId', 'appliedAtFrom', 'appliedAtTo']

export function ApplicationList() {
  const say = useSay()
  const may = useMay()
  const ownBody = useOwnBody()
  const list = useListState({ filters })
  const apply = may(generateCode) && (
    <LinkAction kind="primary" icon="add" label={say(words.new)} to={paths.applicationNew} />
  )
  const actions = (row: ApplicationRow) => {
    const copy = may(generateCode)
      ? [{ key: 'copy', aside: true as const, label: say(words.copy), to: paths.applicationLike(row.id) }]
      : []
    if (row.status === 'issued' && row.reportId === null && may(insertReport))
      return [{ key: 'write', label: say(words.writeIt), to: paths.reportFor(row.id) }, ...copy]
    if (row.status === 'returned' && may(resubmitApplication))
      return [{ key: 'edit', label: say(words.correct), to: paths.applicationEdit(row.id) }, ...copy]
    return [{ key: 'open', label: say(areaWords.open), to: paths.applicationDetail(row.id) }, ...copy]
  }
  const columns = [
    linkColumn<ApplicationRow>({
      key: 'applicationNo',
      title: words.applicationNo,
      width: 160,
      fixed: 'start',
      sortable: true,
      text: (row) => row.applicationNo,
      to: (row) => paths.applicationDetail(row.id),
    }),
    statusColumn<ApplicationRow>({
      key: 'status',
      title: areaWords.status,
      width: 130,
      status: ({ status }) => ({
        tone: applicationStatuses[status].tone,
        label: say(applicationStatuses[status].label),
      }),
    }),
    {
      key: 'code',
      title: words.code,
      width: 232,
      sortable: true,
      narrow: 'head',
      draw: (row) => <CodeCell row={row} />,
    } satisfies Column<ApplicationRow>,
    productColumn<ApplicationRow>(),
    modelColumn<ApplicationRow>(),
    makerColumn<ApplicationRow>({ sortable: true }),
    bodyColumn<ApplicationRow>(ownBody),
    dateColumn<ApplicationRow>({
      key: 'plannedTestDate',
      title: words.planned,
      sortable: true,
      text: (row) => row.plannedTestDate,
    }),
    timeColumn<ApplicationRow>({
      key: 'appliedAt',
      title: words.appliedAt,
      sortable: true,
      at: (row) => row.appliedAt,
    }),
  ]
  return (
    <ListPage>
      <PageHead title={say(words.list)} text={say(apply ? words.listText : words.readText)}>
        {apply}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={say(areaWords.search)} atLeast={minKeyword} />}
        more={{
          names: ['written', 'appliedAtFrom', 'appliedAtTo'],
          filters: (
            <>
              <ChoiceFilter
                name="written"
                label={say(words.report)}
                options={[
                  { value: 'no', label: say(words.notWritten) },
                  { value: 'yes', label: say(words.written) },
                ]}
              />
              <DateRangeFilter name="appliedAt" label={say(words.applied)} />
            </>
          ),
        }}
      >
        <ChoiceFilter
          name="status"
          label={say(areaWords.status)}
          options={Object.entries(applicationStatuses).map(([value, { label }]) => ({ value, label: say(label) }))}
        />
        <CategoryFilter />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={listApplications}
        list={list}
        name="business/codeApply/list"
        label={say(words.list)}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.applicationNo}
        actions={actions}
        empty={{ text: say(apply ? words.empty : words.noneYet), action: apply }}
      />
    </ListPage>
  )
}

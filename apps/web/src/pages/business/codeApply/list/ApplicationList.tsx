// The code applications in the reader's scope, with their status and next action.
import { generateCode, listApplications, resubmitApplication } from '@register/contract/business/codeApply/codeApply'
import { applicationStatuses, type ApplicationRow } from '@register/contract/business/codeApply/shape'
import { insertReport } from '@register/contract/business/report/report'
import { minKeyword } from '@register/contract/fold'
import { useTranslate } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { dateColumn, linkColumn, statusColumn, timeColumn, type Column } from '../../../../kit/table/column.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { BodyFilter, useOwnBody } from '../../BodyFilter.tsx'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { bodyColumn, makerColumn, modelColumn, productColumn } from '../../recordColumns.tsx'
import { optionsIn, useListFields } from '../../useListFields.ts'
import { areaWords } from '../../words.ts'
import { words } from '../words.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { codeStanding } from '../codeStanding.ts'
import styles from './list.module.css'

// The code of an application in the list: plain once it is issued, quiet before that, struck through when it is void.
function CodeCell({ row }: { row: ApplicationRow }) {
  const t = useTranslate()
  const standing = codeStanding(row.status)
  if (standing === 'issued') return <CertificateNo no={row.code} />
  const word = t(standing === 'void' ? words.deadCode : words.reservedCode)
  return (
    // The next column has the full text, so this one must not widen the row.
    <span className={standing === 'void' ? `quiet ${styles['dead']}` : 'quiet'} title={word}>
      <CertificateNo no={row.code} />
      <span className="unseen">{word}</span>
    </span>
  )
}

const filters = ['keyword', 'status', 'written', 'categoryCode', 'bodyId', 'appliedAt', 'appliedAtFrom', 'appliedAtTo']

export function ApplicationList() {
  const t = useTranslate()
  const may = useMay()
  const ownBody = useOwnBody()
  const list = useListState({ filters })
  const { among, either, days, category, body } = useListFields()
  const prevented = usePrevented(may(generateCode) || may(insertReport))
  const apply = may(generateCode) && (
    <LinkAction
      kind="primary"
      icon="add"
      label={words.new}
      to={paths.applicationNew}
      disabled={prevented?.application}
    />
  )
  const actions = (row: ApplicationRow) => {
    const copy =
      may(generateCode) && !prevented?.application
        ? [{ key: 'copy', aside: true as const, label: t(words.copy), to: paths.applicationLike(row.id) }]
        : []
    if (row.status === 'issued' && row.reportId === null && may(insertReport) && !prevented?.report)
      return [{ key: 'write', label: t(words.writeIt), to: paths.reportFor(row.id) }, ...copy]
    if (row.status === 'returned' && may(resubmitApplication) && !prevented?.application)
      return [{ key: 'edit', label: t(words.correct), to: paths.applicationEdit(row.id) }, ...copy]
    return [{ key: 'open', label: t(areaWords.open), to: paths.applicationDetail(row.id) }, ...copy]
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
        label: applicationStatuses[status].label,
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
      under: 'plannedTestDate',
      sortable: true,
      at: (row) => row.appliedAt,
    }),
  ]
  return (
    <ListPage>
      <PageHead title={words.list} text={apply ? words.listText : words.readText}>
        {apply}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={areaWords.search} atLeast={minKeyword} />}
        conditions={{
          name: 'business/codeApply',
          quick: ['status', 'categoryCode', 'bodyId'],
          fields: [
            among('status', areaWords.status, optionsIn(applicationStatuses)),
            category,
            ...body,
            either('written', words.report, words.written, words.notWritten),
            days('appliedAt', words.applied),
          ],
        }}
      >
        <ChoiceFilter
          name="status"
          label={areaWords.status}
          options={Object.entries(applicationStatuses).map(([value, { label }]) => ({ value, label: label }))}
        />
        <CategoryFilter />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={listApplications}
        list={list}
        name="business/codeApply/list"
        label={words.list}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.applicationNo}
        actions={actions}
        empty={{ text: apply ? words.empty : words.noneYet, action: apply }}
      />
    </ListPage>
  )
}

// The reports in the reader's scope: find, open, write, import, export.
import { copyReport } from '@register/contract/business/report/content/copy'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { getListedParameters } from '@register/contract/business/category/parameterForm'
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { measuresText, mostMeasures } from '@register/contract/rules/parameters/measures'
import { exportReports, insertReport, queryList, updateReport } from '@register/contract/business/report/report'
import { checkImport } from '@register/contract/business/reportImport'
import type { ReportRow } from '@register/contract/business/report/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { minKeyword } from '@register/contract/fold'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState, type ListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { BodyFilter } from '../../BodyFilter.tsx'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { optionsIn, useListFields } from '../../useListFields.ts'
import { areaWords } from '../../words.ts'
import { useCopy } from '../useCopy.ts'
import { mostMeasuresOf, words } from '../words.ts'
import { useMeasureConditions } from './useMeasures.ts'
import { useReportColumns } from './useReportColumns.tsx'
import { askedIn } from './words.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import { useRead } from '../../../../api/query.ts'
import { NumberRangeFilter } from '../../../../kit/table/NumberRangeFilter.tsx'
import styles from './list.module.css'

// Filters the list by the numbers and ranges of the chosen kind: from and to of each, in its unit. The server sends which there are.
/** `kind`: the one chosen in the conditions, which may not be applied yet. */
function MeasureFilters({ list, kind }: { list: ListState; kind: string | undefined }) {
  return kind ? <OfKind key={kind} kind={kind} list={list} /> : null
}

function OfKind({ kind, list }: { kind: string; list: ListState }) {
  const t = useTranslate()
  const { data: fields = [] } = useRead(getListedParameters, { query: { formKind: kind } })
  // Those of another kind mean nothing here.
  const asked = askedIn(list.filters['formKind'] === kind ? list.filters['parameters'] : undefined)
  const [full, setFull] = useState(false)
  function set(key: string, from: number | undefined, to: number | undefined) {
    const others = asked.filter((one) => one.key !== key)
    const next = from === undefined && to === undefined ? others : [...others, { key, from, to }]
    setFull(next.length > mostMeasures)
    if (next.length <= mostMeasures) list.setFilters({ formKind: kind, parameters: measuresText(next) })
  }
  if (fields.length === 0) return null
  return (
    <fieldset className={`stack gap-8 no-margin no-padding no-border ${styles['measures']}`}>
      <legend>{t(words.byParameters)}</legend>
      {fields.map(({ key, label, unit }) => {
        const now = asked.find((one) => one.key === key)
        return (
          <NumberRangeFilter
            key={key}
            label={label}
            unit={unit ?? ''}
            from={now?.from}
            to={now?.to}
            onChange={(from, to) => set(key, from, to)}
          />
        )
      })}
      {full && <p role="status">{t(mostMeasuresOf(mostMeasures))}</p>}
    </fieldset>
  )
}

// Opens the export of what the list shows. Its drawer is loaded on first use.
const ReportExport = late(async () => (await import('./ReportExport.tsx')).ReportExport)

function ExportAction({ list }: { list: ListState }) {
  const [stage, setStage] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Action icon="download" label={words.export} onPress={() => setStage('open')} />
      {stage !== 'unused' && <ReportExport list={list} open={stage === 'open'} onClose={() => setStage('closed')} />}
    </>
  )
}

const filters = [
  'keyword',
  'status',
  'returned',
  'proposal',
  'categoryCode',
  'formKind',
  'parameters',
  'bodyId',
  'issueDate',
  'issueDateFrom',
  'issueDateTo',
]

export function ReportList() {
  const t = useTranslate()
  const may = useMay()
  const state = useListState({ filters })
  /** Another kind has other parameters, so their filters are dropped. */
  const list: ListState = {
    ...state,
    setFilters(patch) {
      const isOther = 'formKind' in patch && patch['formKind'] !== state.filters['formKind']
      state.setFilters(isOther ? { parameters: undefined, ...patch } : patch)
    },
  }
  const { among, either, days, category, body } = useListFields()
  const measures = useMeasureConditions(list)
  const columns = useReportColumns()
  const copy = useCopy()
  const prevented = usePrevented(may(insertReport) || may(checkImport))
  const add = (
    <Allow may={insertReport}>
      <LinkAction kind="primary" icon="add" label={words.new} to={paths.reportNew} disabled={prevented?.report} />
    </Allow>
  )
  const actions = (row: ReportRow) => {
    const open = { key: 'open', label: t(words.open), to: paths.reportDetail(row.id) }
    const further =
      may(copyReport) && !prevented?.report
        ? [{ key: 'copy', aside: true as const, label: t(words.copy), onPress: () => copy(row.id) }]
        : []
    if (row.status === 'draft' && may(updateReport))
      return [{ key: 'edit', label: t(words.edit), to: paths.reportEdit(row.id) }, open, ...further]
    return [open, ...further]
  }
  return (
    <ListPage>
      <PageHead title={words.list} text={may(insertReport) ? words.listText : words.readText}>
        <Allow may={checkImport}>
          <LinkAction icon="import" label={words.import} to={paths.reportImport} disabled={prevented?.report} />
        </Allow>
        <Allow may={exportReports}>
          <ExportAction list={list} />
        </Allow>
        {add}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={areaWords.search} atLeast={minKeyword} />}
        conditions={{
          name: 'business/report',
          quick: ['status', 'categoryCode', 'bodyId'],
          fields: [
            among('status', areaWords.status, optionsIn(reportStatuses)),
            category,
            ...body,
            either('returned', words.returned, words.returnedTag, words.returnedNot),
            either('proposal', words.revision, words.waits, words.waitsNot),
            among(
              'formKind',
              areaWords.formKind,
              kindNames.map(({ key, label }) => ({ value: key, label })),
            ),
            days('issueDate', words.issueDate),
          ],
          further: {
            name: 'parameters',
            label: words.byParameters,
            conditions: measures,
            draw: ({ formKind }) => <MeasureFilters list={list} kind={formKind} />,
          },
        }}
      >
        <ChoiceFilter
          name="status"
          label={areaWords.status}
          options={Object.entries(reportStatuses).map(([value, { label }]) => ({ value, label: label }))}
        />
        <CategoryFilter />
        <BodyFilter />
      </FilterBar>
      <DataTable
        endpoint={queryList}
        list={list}
        name="business/report/list"
        label={words.list}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={recordName}
        actions={actions}
        // Readers have only one action, so the column of the manufacturer gets the width.
        empty={{ text: words.empty, action: add }}
      />
    </ListPage>
  )
}

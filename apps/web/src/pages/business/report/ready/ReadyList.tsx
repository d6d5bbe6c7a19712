// The manager's queue: drafts that were handed over, oldest first, to publish or return one by one or as a batch.
import { recordName } from '@register/contract/rules/numbers/recordName'
import { publishReport, queryList } from '@register/contract/business/report/report'
import type { ReportRow } from '@register/contract/business/report/shape'
import { minKeyword } from '@register/contract/fold'
import { dayReading } from '@register/contract/input/partDay'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { CopyText } from '../../../../kit/display/CopyText.tsx'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { dateColumn, textColumn, timeColumn, type Column } from '../../../../kit/table/column.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import { useRows } from '../../../../kit/table/view/useRows.ts'
import type { RowKey } from '../../../../kit/table/view/viewProps.ts'
import * as paths from '../../../../paths.ts'
import { CategoryFilter } from '../../CategoryFilter.tsx'
import { makerColumn, modelColumn, productColumn } from '../../recordColumns.tsx'
import { useListFields } from '../../useListFields.ts'
import { areaWords } from '../../words.ts'
import { returnTitle, words } from '../handover/words.ts'
import { words as reportWords } from '../words.ts'
import { PublishingDesk } from './desk/PublishingDesk.tsx'
import { words as deskWords } from './desk/words.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { useBatch } from './useBatch.tsx'
import { addressId } from '../../../../kit/router/addressId.ts'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { Chosen } from './Chosen.tsx'

// Returns the chosen reports to their writers with one reason.
interface ReturnBatchDialogProps {
  open: boolean
  rows: readonly ReportRow[]
  onClose: () => void
  run: (reason: string) => Promise<unknown>
}

function ReturnBatchDialog({ open, rows, onClose, run }: ReturnBatchDialogProps) {
  const t = useTranslate()
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={returnTitle(rows.length)}
      text={<Chosen rows={rows}>{t(words.returnText)}</Chosen>}
      label={words.returnReason}
      yes={words.return}
      run={run}
    />
  )
}

const waiting = { status: 'submitted' }

/** The list, or the desk with the report that the address names. */
export function ReadyList() {
  const [params] = useAddress()
  const id = params.get('id')
  return id === null ? <List /> : <PublishingDesk id={addressId(id)} />
}

function List() {
  const t = useTranslate()
  const may = useMay()
  const list = useListState({
    filters: ['keyword', 'categoryCode'],
    sort: { prop: 'submittedAt', order: 'ascending' },
  })
  const { category } = useListFields()
  const [keys, setKeys] = useState<readonly RowKey[]>([])
  const [returning, setReturning] = useState(false)
  // The same request as the table's, so that it is sent once.
  const reading = useRows(queryList, list, waiting)
  const rows = reading.data?.list.filter(({ id }) => keys.includes(id)) ?? []
  const many = useBatch(setKeys)
  const columns: Column<ReportRow>[] = [
    {
      key: 'certificateNo',
      title: areaWords.certificateNo,
      width: 232,
      fixed: 'start',
      sortable: true,
      narrow: 'head',
      draw: (row) => (
        <CopyText
          text={row.certificateNo || row.reportNo}
          shown={recordName(row)}
          wrap={(shown) => <Link to={paths.inQueue(paths.reportReady, row.id)}>{shown}</Link>}
        />
      ),
    },
    productColumn({ sortable: true }),
    modelColumn({ sortable: true }),
    textColumn({ key: 'submittedBy', title: words.submittedBy, width: 112, text: (row) => row.submittedBy }),
    timeColumn({
      key: 'submittedAt',
      title: words.submittedAt,
      width: 112,
      under: 'submittedBy',
      sortable: true,
      at: (row) => row.submittedAt ?? row.updatedAt,
    }),
    makerColumn({ sortable: true }),
    textColumn({
      key: 'reportNo',
      title: reportWords.reportNo,
      width: 150,
      under: 'certificateNo',
      sortable: true,
      text: (row) => row.reportNo,
    }),
    dateColumn({
      key: 'issueDate',
      title: reportWords.issueDate,
      sortable: true,
      text: (row) => t(dayReading(row.issueDate, row.issueDatePrinted)),
    }),
  ]
  return (
    <ListPage>
      <PageHead title={words.ready} text={words.readyText} />
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={areaWords.search} atLeast={minKeyword} />}
        conditions={{ name: 'business/ready', quick: ['categoryCode'], fields: [category] }}
      >
        <CategoryFilter />
      </FilterBar>
      <DataTable
        endpoint={queryList}
        list={list}
        fixed={waiting}
        name="business/report/ready"
        label={words.ready}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={recordName}
        actions={(row) => [{ key: 'open', label: deskWords.open, to: paths.inQueue(paths.reportReady, row.id) }]}
        chosen={{
          keys,
          onChange: setKeys,
          acts: may(publishReport)
            ? [
                {
                  key: 'publish',
                  question: 'own',
                  kind: 'primary',
                  icon: 'send',
                  label: words.publish,
                  onPress: () => many.publish(rows),
                },
                {
                  key: 'return',
                  question: 'own',
                  icon: 'return',
                  label: words.return,
                  onPress: () => setReturning(true),
                },
              ]
            : [],
        }}
        empty={{ text: words.nothingReady }}
      />
      <ReturnBatchDialog
        open={returning}
        rows={rows}
        onClose={() => setReturning(false)}
        run={(reason) => many.giveBack(rows, reason)}
      />
      <OutcomeDialog shown={many.shown} onClose={many.close} />
    </ListPage>
  )
}

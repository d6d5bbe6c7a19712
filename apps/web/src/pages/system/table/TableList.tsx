// All tables of the office: which have defaults, by whom and when; one is edited in a drawer.
import {
  changeTable,
  listAllTables,
  readTable,
  resetTable,
  tableChanges,
  tableRowFields,
  type TableRow,
} from '@register/contract/system/table/table'
import { tableInfo } from '@register/contract/system/table/info'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { TableForm } from './TableForm.tsx'
import { resetAsk, words } from './words.ts'

export function TableList() {
  const t = useTranslate()
  const may = useMay()
  const { ask, done } = useFeedback()
  const list = useRecordList(tableRowFields)
  const { titleZh, name, state, updatedBy, updatedAt } = useFieldColumns(tableRowFields, 'titleZh')
  const [form, openForm] = useFormDrawer('form')
  const reset = useWrite(resetTable, { refreshes: [listAllTables, readTable, tableChanges, tableInfo] })
  const stale = useStale(() => undefined, 'act')
  const titleOf = (row: Pick<TableRow, 'titleZh' | 'titleEn'>) => t([row.titleZh, row.titleEn])

  async function backToShipped({ id, rev, titleZh: zh, titleEn: en }: TableRow) {
    if (!(await ask({ title: resetAsk([zh, en]), text: words.resetText, yes: words.reset, danger: true }))) return
    try {
      await reset.mutateAsync({ body: { id, rev } })
    } catch (error) {
      if (!(await stale(error))) throw error
      return
    }
    done(words.wasReset)
  }
  const actions = (row: TableRow): RowAction[] => {
    if (row.state === 'shipped') return row.path === '' ? [] : [{ key: 'go', label: words.goThere, to: row.path }]
    if (!may(changeTable)) return []
    return [
      { key: 'set', label: words.set, onPress: () => openForm(String(row.id)) },
      { key: 'reset', label: words.reset, danger: true, onPress: () => backToShipped(row) },
    ]
  }
  // A table that was never changed has no time.
  const touched = (row: Partial<Record<'updatedBy', string>>) => row.updatedBy !== ''
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} />
      <RecordFilters list={list} rowFields={tableRowFields} quick={['state']} name="settings/table" />
      <DataTable
        endpoint={listAllTables}
        list={list}
        name="settings/table"
        label={words.title}
        columns={[
          { ...titleZh, width: 260, draw: titleOf, value: titleOf },
          { ...name, hidden: true },
          state,
          { ...updatedBy, hidden: false, width: 160 },
          { ...updatedAt, draw: (row: TableRow) => touched(row) && updatedAt.draw(row) },
        ]}
        rowKey={({ id }) => id}
        rowName={titleOf}
        actions={actions}
        empty={{ text: words.empty }}
      />
      <TableForm form={form} onClose={() => openForm(undefined)} />
    </ListPage>
  )
}

// The default columns of one table for all users, in a drawer: order, visibility, width, sorting, fixing, label, truncation.
import {
  changeTable,
  listAllTables,
  readTable,
  tableChanges,
  type TableSetUp,
} from '@register/contract/system/table/table'
import { columnWords } from '@register/contract/system/table/columns'
import { columnsFrom, draftsOf, labelFields, type ColumnDraft } from '@register/contract/system/table/draft'
import { tableInfo } from '@register/contract/system/table/info'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { EditTable, type EditColumn } from '../../../kit/edit/EditTable.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { FormDrawer } from '../../../kit/form/FormDrawer.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { recordWords } from '../../../kit/record/words.ts'
import { OnOff } from '../../../kit/setting/OnOff.tsx'
import { validateRows } from '../../../kit/values/validate.ts'
import { useKeptForm } from '../../../kit/values/useKeptForm.ts'
import styles from './table.module.css'
import { ownPeople, words } from './words.ts'

export const TableForm = ({ form, onClose }: DrawerOver) => (
  <OpenedDrawer form={form === 'new' ? undefined : form} title={words.set} endpoint={readTable} onClose={onClose}>
    {(known, reload) => known && <Opened known={known} reload={reload} onClose={onClose} />}
  </OpenedDrawer>
)

interface OpenedProps {
  known: TableSetUp
  reload: (() => unknown) | undefined
  onClose: () => void
}

function Opened(props: OpenedProps) {
  const may = useMay()(changeTable)
  const { known, onClose } = props
  if (may && known.columns.length > 0) return <ColumnsForm {...props} />
  return (
    <SideDrawer title={[known.titleZh, known.titleEn]} open onClose={onClose} addressed>
      <Notice title={known.columns.length > 0 ? words.lookOnly : words.shipped} />
      <RecordChanges endpoint={tableChanges} id={known.id} />
    </SideDrawer>
  )
}

const flags = ['sortable', 'fixed', 'showOverflowTooltip'] as const
const flagWords = {
  sortable: columnWords.sortable,
  fixed: columnWords.fixed,
  showOverflowTooltip: columnWords.cut,
} as const

/** The columns of the table of columns; `alone`: only one column is shown. */
function useCells(alone: boolean): EditColumn<ColumnDraft>[] {
  const t = useTranslate()
  return [
    {
      field: { key: 'prop', label: words.name, type: 'text' },
      width: 'middle',
      draw: (_, row) => (
        <strong className={`block break-words ${styles['name']}`}>{t([row.zhTitle, row.enTitle])}</strong>
      ),
    },
    {
      field: { key: 'hide', label: words.show, type: 'flag' },
      width: 'small',
      draw: ({ id, label, onChange }, { hide }) => (
        // At least one column must be shown.
        <OnOff id={id} label={label} value={!hide} disabled={alone && !hide} onChange={(on) => onChange(!on)} />
      ),
    },
    { field: labelFields.width, width: 'small' },
    ...flags.map((key): EditColumn<ColumnDraft> => ({
      field: { key, label: flagWords[key], type: 'flag' },
      width: 'small',
      draw: ({ id, label, onChange }, row) => <OnOff id={id} label={label} value={row[key]} onChange={onChange} />,
    })),
    { field: labelFields.zh },
    { field: labelFields.en },
  ]
}

const validateColumns = (values: { columns: readonly ColumnDraft[] }) =>
  validateRows('columns', Object.values(labelFields), values.columns)

const refreshes = [listAllTables, readTable, tableChanges, tableInfo]

function ColumnsForm({ known, reload, onClose }: OpenedProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const [start] = useState(() => ({ columns: draftsOf(known) }))
  const form = useKeptForm(start, validateColumns, { name: `columns of table ${known.id}`, rev: known.rev })
  const { columns } = form.values
  const write = useWrite(changeTable, { refreshes })
  const stale = useStale(() => reload?.())
  const cells = useCells(columns.filter(({ hide }) => !hide).length === 1)
  async function save() {
    if (!form.validate()) return
    try {
      await write.mutateAsync({ body: { id: known.id, rev: known.rev, columns: columnsFrom(columns) } })
    } catch (error) {
      if (!(await stale(error))) throw error
      return
    }
    form.kept.forget()
    done(words.saved)
    onClose()
  }
  return (
    <FormDrawer
      title={[known.titleZh, known.titleEn]}
      onClose={onClose}
      kept={form.kept}
      unsaved={columns !== start.columns}
      submit={recordWords.save}
      width={1100}
      onSubmit={save}
    >
      <p className="below-12 quiet">{t(ownPeople(known.own))}</p>
      <EditTable<ColumnDraft>
        form={form}
        path="columns"
        label={words.columns}
        columns={cells}
        rows={columns}
        template={emptyColumn}
        addLabel=""
        sortable
        hideAdd
        hideDelete
        onChange={(next) => form.setValues(['columns'], () => ({ columns: next }))}
      />
      <RecordChanges endpoint={tableChanges} id={known.id} />
    </FormDrawer>
  )
}

/** Never added to the table, because the screen decides which columns there are. */
const emptyColumn: ColumnDraft = {
  prop: '',
  zhTitle: '',
  enTitle: '',
  zh: null,
  en: null,
  width: null,
  hide: true,
  sortable: false,
  fixed: false,
  showOverflowTooltip: true,
}

// All notices in the office: drafts, scheduled ones, published ones and withdrawn ones.
import { insertNotice, listOfficeNotices, type NoticeRow } from '@register/contract/business/notice/office'
import { noticeRowFields } from '@register/contract/business/notice/fields'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { linkColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import * as paths from '../../../paths.ts'
import { NoticeDialog } from './NoticeDialog.tsx'
import { useNoticeActs } from './useNoticeActs.tsx'
import { words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

export function NoticeList() {
  const list = useRecordList(noticeRowFields)
  const columns = useFieldColumns(noticeRowFields)
  const { actsOf, dialog } = useNoticeActs()
  const [open, setOpen] = useAddressed('details')
  const start = (
    <Allow may={insertNotice}>
      <LinkAction kind="primary" icon="add" label={words.new} to={paths.publicNoticeNew} />
    </Allow>
  )
  const title = linkColumn<NoticeRow>({
    ...columns.title,
    text: (row) => row.title,
    to: (row) => paths.publicNoticeDetails(row.id),
  })
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        {start}
      </PageHead>
      <RecordFilters
        list={list}
        rowFields={noticeRowFields}
        quick={['type', 'status', 'audience']}
        name="business/notice"
        search={words.search}
      />
      <DataTable
        endpoint={listOfficeNotices}
        list={list}
        name="business/notice/list"
        label={words.title}
        columns={Object.values({ ...columns, title, pinned: { ...columns.pinned, width: 90 } })}
        rowKey={({ id }) => id}
        rowName={(row: NoticeRow) => row.title}
        actions={(row: NoticeRow) => [
          { key: 'open', label: words.show, onPress: () => setOpen(String(row.id)) },
          ...actsOf(row),
        ]}
        empty={{ text: words.empty, action: start }}
      />
      {dialog}
      {open !== undefined && /^\d{1,15}$/.test(open) && (
        <NoticeDialog key={open} id={addressId(open)} onClose={() => setOpen(undefined)} />
      )}
    </ListPage>
  )
}

// All announcements: title, audience, time, status.
import { readFrame } from '@register/contract/system/frame/frame'
import { listMessages } from '@register/contract/system/message/message'
import {
  addNotice,
  changeNotice,
  listNotices,
  noticeRowFields,
  removeNotice,
  type NoticeRow,
} from '@register/contract/system/notice'
import { roleOptions } from '@register/contract/system/role/role'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { linkColumn } from '../../../kit/table/column.tsx'
import { tagsColumn } from '../../../kit/table/columnKinds.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'

function useColumns() {
  const t = useTranslate()
  const roles = useRead(roleOptions, {})
  const columns = useFieldColumns(noticeRowFields)
  const nameOf = (key: string) => roles.data?.find(({ value }) => value === key)?.label ?? key
  return {
    ...columns,
    type: { ...columns.type, under: 'status' },
    pinned: { ...columns.pinned, draw: (row: NoticeRow) => row.pinned && columns.pinned.draw(row) },
    validUntil: { ...columns.validUntil, under: 'validFrom' },
    createdBy: { ...columns.createdBy, width: 190 },
    updatedAt: { ...columns.updatedAt, under: 'createdBy' },
    title: linkColumn<NoticeRow>({
      ...columns.title,
      text: (row) => row.title,
      to: (row) => paths.noticeEdit(row.id),
    }),
    roleKeys: tagsColumn<NoticeRow>({
      ...columns.roleKeys,
      tags: ({ roleKeys }) => (roleKeys.length === 0 ? [t(words.everybody)] : roleKeys.map(nameOf)),
    }),
  }
}

export function NoticeList() {
  const list = useRecordList(noticeRowFields)
  const columns = useColumns()
  const erase = useWrite(removeNotice, { refreshes: [listNotices, readFrame, listMessages] })
  const actions = useRecordActs<NoticeRow>({
    name: ({ title }) => title,
    change: { asks: changeNotice, by: ({ id }) => ({ to: paths.noticeEdit(id) }) },
    remove: { asks: removeNotice, by: ({ id }) => erase.mutateAsync({ params: { id } }), text: words.removeText },
  })
  const start = (
    <Allow may={addNotice}>
      <LinkAction kind="primary" icon="add" label={words.new} to={paths.noticeNew} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={noticeRowFields} quick={['type', 'status']} name="system/notice" />
      <DataTable
        endpoint={listNotices}
        list={list}
        name="system/notice/list"
        label={words.title}
        columns={Object.values(columns)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        actions={actions}
        empty={{ text: words.empty, action: start }}
      />
    </ListPage>
  )
}

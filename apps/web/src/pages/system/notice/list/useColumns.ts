// The columns of the list of announcements.
import { noticeStatuses, noticeTypes, type NoticeRow } from '@register/contract/system/notice'
import { roleOptions } from '@register/contract/system/role'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import {
  dateColumn,
  linkColumn,
  statusColumn,
  textColumn,
  timeColumn,
  type Column,
} from '../../../../kit/table/column.tsx'
import { flagColumn, tagsColumn } from '../../../../kit/table/columnKinds.tsx'
import * as paths from '../../../../paths.ts'
import { labels } from '../fieldLabels.ts'
import { words } from '../words.ts'

export function useColumns(): Column<NoticeRow>[] {
  const say = useSay()
  const roles = useRead(roleOptions, {})
  const nameOf = (key: string) => roles.data?.find(({ value }) => value === key)?.label ?? key
  const field = (key: keyof typeof labels) => ({ key, title: labels[key] })
  return [
    linkColumn<NoticeRow>({
      ...field('title'),
      width: 280,
      sortable: true,
      text: (row) => row.title,
      to: (row) => paths.noticeEdit(row.id),
    }),
    statusColumn<NoticeRow>({
      ...field('status'),
      width: 120,
      sortable: true,
      status: ({ status }) => ({ tone: noticeStatuses[status].tone, label: say(noticeStatuses[status].label) }),
    }),
    textColumn<NoticeRow>({ ...field('type'), width: 130, sortable: true, text: ({ type }) => say(noticeTypes[type]) }),
    tagsColumn<NoticeRow>({
      ...field('roleKeys'),
      title: words.audience,
      width: 220,
      tags: ({ roleKeys }) => (roleKeys.length === 0 ? [say(words.everybody)] : roleKeys.map(nameOf)),
    }),
    flagColumn<NoticeRow>({ ...field('pinned'), sortable: true, flag: (row) => row.pinned }),
    dateColumn<NoticeRow>({ ...field('validFrom'), width: 130, sortable: true, text: (row) => row.validFrom }),
    dateColumn<NoticeRow>({ ...field('validUntil'), width: 130, sortable: true, text: (row) => row.validUntil }),
    textColumn<NoticeRow>({ key: 'createdBy', title: words.by, width: 130, text: (row) => row.createdBy }),
    timeColumn<NoticeRow>({ key: 'updatedAt', title: words.changed, sortable: true, at: (row) => row.updatedAt }),
    textColumn<NoticeRow>({ ...field('remark'), width: 200, hidden: true, text: (row) => row.remark }),
  ]
}

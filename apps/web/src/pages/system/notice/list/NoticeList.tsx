// All announcements that were written: what, to whom, when, and how each stands.
import { listNotices, noticeStatuses, noticeTypes, type NoticeRow } from '@register/contract/system/notice'
import { useSay } from '../../../../api/language.ts'
import { useMay } from '../../../../api/session.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { ListFilter } from '../../../../kit/filter/ListFilter.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/table/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'
import { useColumns } from './useColumns.ts'
import { useFilterFields } from './useFilterFields.ts'
import { useRemove } from './useRemove.ts'

export function NoticeList() {
  const say = useSay()
  const may = useMay()
  const fields = useFilterFields()
  const list = useListState({ filters: ['keyword', ...fields.map(({ value }) => value)] })
  const remove = useRemove()
  const start = may('system:notice:add') && (
    <LinkAction kind="primary" icon="add" label={say(words.new)} to={paths.noticeNew} />
  )
  const actions = (row: NoticeRow) => [
    ...(may('system:notice:edit') ? [{ key: 'edit', label: say(words.change), to: paths.noticeEdit(row.id) }] : []),
    ...(may('system:notice:remove')
      ? [{ key: 'remove', label: say(words.remove), danger: true, onPress: () => remove(row) }]
      : []),
  ]
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)}>
        {start}
      </PageHead>
      <FilterBar list={list} first={<TextFilter name="keyword" label={say(words.search)} />}>
        <ChoiceFilter
          name="type"
          label={say(['类型', 'Type'])}
          options={Object.entries(noticeTypes).map(([value, label]) => ({ value, label: say(label) }))}
        />
        <ChoiceFilter
          name="status"
          label={say(['状态', 'Status'])}
          options={Object.entries(noticeStatuses).map(([value, { label }]) => ({ value, label: say(label) }))}
        />
        <ListFilter name="system/notice" fields={fields} list={list} />
      </FilterBar>
      <DataTable
        endpoint={listNotices}
        list={list}
        name="system/notice"
        label={say(words.title)}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        actions={actions}
        empty={{ text: say(words.empty), action: start }}
      />
    </ListPage>
  )
}

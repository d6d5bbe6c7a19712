// All posts in their order, with the form of one in a drawer over them.
import {
  addPost,
  changePost,
  exportPosts,
  listPosts,
  postRowFields,
  removePost,
  type Post,
} from '@register/contract/system/post'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { PostForm } from './PostForm.tsx'
import { words } from './words.ts'

export function PostList() {
  const say = useSay()
  const list = useRecordList(postRowFields)
  const columns = useFieldColumns(postRowFields, 'name')
  const [form, openForm] = useFormDrawer('form')
  const erase = useWrite(removePost, { refreshes: [listPosts] })
  const actions = useRecordActs<Post>({
    name: ({ name }) => name,
    change: { asks: changePost, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: { asks: removePost, by: ({ id }) => erase.mutateAsync({ params: { id } }) },
  })
  const start = (
    <Allow may={addPost}>
      <Action kind="primary" icon="add" label={say(words.new)} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)}>
        <ExportAction endpoint={exportPosts} list={list} fileName={say(words.title)} />
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={postRowFields} quick={['status']} name="system/post" />
      <DataTable
        endpoint={listPosts}
        list={list}
        name="system/post/list"
        label={say(words.title)}
        columns={Object.values(columns)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        empty={{ text: say(words.empty), action: start }}
      />
      <PostForm form={form} onClose={() => openForm(undefined)} />
    </ListPage>
  )
}

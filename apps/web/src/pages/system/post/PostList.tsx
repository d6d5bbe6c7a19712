// All posts in their order, with the form of one in a drawer over them.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import {
  addPost,
  changePost,
  exportPosts,
  listPosts,
  postChanges,
  postFields,
  postRowFields,
  readPost,
  removePost,
  type Post,
} from '@register/contract/system/post'
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
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'

// Texts of the pages of posts.
const words = {
  title: systemScreens['system/post/list'].title,
  text: [
    '本单位人员担任的岗位；有人担任的岗位不能停用或删除',
    'The positions of people at work; a post in use cannot be disabled or deleted',
  ],
  new: ['新建岗位', 'Add a post'],
  edit: ['编辑岗位', 'Edit a post'],
  saved: ['岗位已保存', 'The post is saved'],
  empty: ['这里列出岗位，例如检验员、技术负责人。', 'Posts are listed here, such as inspector or technical head.'],
} as const satisfies Record<string, Phrase>

// The form of a post, new or existing, in a drawer over the list.
const PostForm = ({ form, onClose }: DrawerOver) => (
  <OpenedDrawer form={form} title={words.edit} endpoint={readPost} onClose={onClose}>
    {(known, reload) => <PostDrawer known={known} reload={reload} onClose={onClose} />}
  </OpenedDrawer>
)

function PostDrawer({ known, reload, onClose }: Opened<Post> & { onClose: () => void }) {
  const add = useWrite(addPost, { refreshes: [listPosts] })
  const change = useWrite(changePost, { refreshes: [listPosts, readPost, postChanges] })
  const form = useRecordForm({
    fields: postFields,
    known,
    fresh: { sort: 0, status: 'active' },
    add: (body) => add.mutateAsync({ body }),
    change: (body) => change.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [listPosts],
  })
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm fields={postFields} {...form.form} />
      {known && <RecordChanges endpoint={postChanges} id={known.id} />}
    </RecordDrawer>
  )
}

export function PostList() {
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
      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <ExportAction endpoint={exportPosts} of={listPosts} list={list} fileName={words.title} />
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={postRowFields} quick={['status']} name="system/post" />
      <DataTable
        endpoint={listPosts}
        list={list}
        name="system/post/list"
        label={words.title}
        columns={Object.values(columns)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        empty={{ text: words.empty, action: start }}
      />
      <PostForm form={form} onClose={() => openForm(undefined)} />
    </ListPage>
  )
}

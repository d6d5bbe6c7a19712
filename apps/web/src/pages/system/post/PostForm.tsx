// The form of a post, new or existing, in a drawer over the list.
import {
  addPost,
  changePost,
  listPosts,
  postChanges,
  postFields,
  readPost,
  type Post,
} from '@register/contract/system/post'
import { useWrite } from '../../../api/query.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { words } from './words.ts'

export const PostForm = ({ form, onClose }: DrawerOver) => (
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

// The form of an account, new or existing, in a drawer over the list. Contact data are masked; masked values are saved unchanged.
import { listPosts } from '@register/contract/system/post'
import type { Draft } from '@register/contract/record/shape'
import { userFields } from '@register/contract/system/user/fields'
import {
  addUser,
  changeUser,
  deptField,
  listUsers,
  queryUsers,
  readUser,
  userChanges,
  userDeptTree,
  type User,
} from '@register/contract/system/user/user'
import type { Field } from '@register/contract/fields'
import { titled } from '@register/contract/phrase'
import { useRef } from 'react'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { Choices } from '../../../kit/input/Choices.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { DeptChoice } from '../DeptChoice.tsx'
import { bodyAbove } from '@register/contract/system/dept/bodyAbove'
import { useTranslate } from '../../../api/language.ts'
import { useLeaving, type Left } from './leaving/useLeaving.tsx'
import { askMove, calledBy, words as leavingWords } from './leaving/words.ts'
import type { Once } from './OnceDialog.tsx'
import styles from './user.module.css'
import { askDisable, words } from './words.ts'

const postsField = { key: 'postIds', label: ['岗位', 'Posts'], type: 'choices' } as const satisfies Field
const [username, nickname, ...others] = userFields
const fields = [username, nickname, deptField, postsField, ...others] as const satisfies readonly Field[]

interface UserDrawerProps {
  onClose: () => void
  /** A new account and its first password. */
  onAdded: (once: Once) => void
  /** The initial department of a new account. */
  deptId: number | undefined
}

export const UserForm = ({ form, onClose, ...rest }: DrawerOver & Omit<UserDrawerProps, 'onClose'>) => (
  <OpenedDrawer form={form} title={words.edit} endpoint={readUser} onClose={onClose}>
    {(known, reload) => <UserDrawer known={known} reload={reload} onClose={onClose} {...rest} />}
  </OpenedDrawer>
)

type Written = Draft<typeof userFields> & { deptId: number | null; postIds: string[] }
type Known = Written & { id: number; rev: number }

/** In the form the ids of posts are strings, because choices have strings. */
const drafted = ({ postIds, ...user }: User): Known => ({ ...user, postIds: postIds.map(String) })
const sent = <D extends Written>({ postIds, ...draft }: D) => ({ ...draft, postIds: postIds.map(Number) })

function UserDrawer({ known, reload, onClose, onAdded, deptId }: Opened<User> & UserDrawerProps) {
  const t = useTranslate()
  const may = useMay()
  const own = useSession().info?.user.id
  const refreshes = [listUsers, queryUsers, readUser, userChanges]
  const add = useWrite(addUser, { refreshes })
  const change = useWrite(changeUser, { refreshes })
  const { data: tree } = useRead(userDeptTree, {})
  const mayPosts = may(listPosts)
  const posts = useRead(listPosts, { query: { pageSize: 200 } }, { enabled: mayPosts })
  const left = useRef<Left>({})
  const { leave } = useLeaving()
  const fresh: Written = { status: 'active', deptId: deptId ?? null, postIds: [] }
  const form = useRecordForm({
    fields,
    known: known && drafted(known),
    fresh,
    add: async (body) => {
      const added = await add.mutateAsync({ body: sent(body) })
      const { password, ...row } = added
      onAdded({ username: row.username, password, added: row })
      return row
    },
    change: (body) => change.mutateAsync({ body: { ...sent(body), ...left.current } }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [listUsers],
  })
  /** Asks who takes over what stands open before the person is disabled or moved to another body; false: the reader does not go on. */
  async function leaves({ status, deptId: to }: Written): Promise<boolean> {
    if (!known) return true
    const { username: called, nickname: name } = known
    const disables = status === 'disabled' && known.status === 'active'
    const moves = tree !== undefined && bodyAbove(tree, to) !== bodyAbove(tree, known.deptId)
    if (!disables && !moves) return true
    const answer = await leave(
      known,
      disables
        ? { title: askDisable(calledBy(name, called)), text: words.disableText, yes: words.disable }
        : {
            title: askMove(calledBy(name, called)),
            text: leavingWords.moveText,
            yes: leavingWords.move,
          },
      true,
    )
    left.current = answer ?? {}
    return answer !== undefined
  }
  const options = (posts.data?.list ?? [])
    .filter(({ id, status }) => status === 'active' || known?.postIds.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <RecordDrawer
      title={known ? words.edit : words.new}
      form={{ ...form, submit: async () => (await leaves(form.draft)) && form.submit() }}
      onClose={onClose}
    >
      <FieldsForm
        fields={mayPosts ? fields : fields.filter((field) => field !== postsField)}
        {...form.form}
        wide={['deptId', 'postIds']}
        // People can neither move nor disable their own account.
        locked={known ? ['username', ...(known.id === own ? (['deptId', 'status'] as const) : [])] : []}
        inputs={{
          deptId: (input) => <DeptChoice {...input} nodes={tree} />,
          postIds: (input) => <Choices {...input} options={options} loading={posts.isPending} />,
        }}
      />
      {known?.roles && <p className={styles['below']}>{t(titled(['角色', 'Roles'], known.roles))}</p>}
      {known && <RecordChanges endpoint={userChanges} id={known.id} />}
    </RecordDrawer>
  )
}

// All roles in their order, with their actions; the form of one opens in a drawer over them.
import {
  addRole,
  adminRole,
  changeRole,
  changeRoleStatus,
  exportRoles,
  listRoles,
  removeRole,
  roleRowFields,
  type Role,
} from '@register/contract/system/role/role'
import { setRoleRights } from '@register/contract/system/role/rights'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { textColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import * as paths from '../../../paths.ts'
import { RoleForm } from './RoleForm.tsx'
import { heldBy, words } from './words.ts'

/** The column with the name in the reader's language comes first; the other one is hidden by default. */
function useColumns() {
  const t = useTranslate()
  const zh = useLang() === 'zh'
  const { nameZh, nameEn, permissionCount, peopleCount, ...rest } = useFieldColumns(
    roleRowFields,
    zh ? 'nameZh' : 'nameEn',
  )
  const text = (row: Role) => t([row.nameZh, row.nameEn])
  const name = {
    ...textColumn({ ...(zh ? nameZh : nameEn), title: ['角色', 'Role'], text }),
    width: 170,
    fixed: 'start' as const,
  }
  const other = { ...(zh ? nameEn : nameZh), hidden: true }
  const people = {
    ...peopleCount,
    width: 84,
    draw: (row: Role) => <Link to={paths.rolePeople(row.id)}>{row.peopleCount}</Link>,
  }
  const permissions = {
    ...permissionCount,
    width: 104,
    draw: (row: Role) => (
      <Link to={paths.roleRights(row.id)}>{row.key === adminRole ? t(words.all) : row.permissionCount}</Link>
    ),
  }
  const { key, status, scope, sort, ...last } = rest
  return [
    name,
    other,
    { ...key, width: 120 },
    { ...status, width: 104 },
    { ...scope, width: 204 },
    permissions,
    people,
    ...Object.values(last),
    { ...sort, hidden: true },
  ]
}

function useActs(openForm: (form: string) => void): (role: Role) => RowAction[] {
  const t = useTranslate()
  const may = useMay()
  const go = useGo()
  const { ask, done } = useFeedback()
  const erase = useWrite(removeRole, { refreshes: [listRoles] })
  const status = useWrite(changeRoleStatus, { refreshes: [listRoles] })
  const usual = useRecordActs<Role>({
    name: ({ nameZh, nameEn }) => t([nameZh, nameEn]),
    change: { asks: changeRole, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: { asks: removeRole, by: ({ id }) => erase.mutateAsync({ params: { id } }) },
  })
  /** A role in use cannot be disabled: explains that, and links to the page that removes its people. */
  async function leadToPeople({ id, nameZh, nameEn, peopleCount }: Role) {
    const sure = await ask({
      title: heldBy(t([nameZh, nameEn]), peopleCount),
      text: words.held,
      yes: words.toPeople,
    })
    if (sure) go(paths.rolePeople(id))
  }
  return (role) => {
    const { id, rev } = role
    const isActive = role.status === 'active'
    const first: RowAction[] = [
      { key: 'rights', label: words.rights, to: paths.roleRights(id) },
      { key: 'people', label: words.people, to: paths.rolePeople(id) },
    ]
    if (role.key === adminRole) return first
    const toggle: RowAction = {
      key: 'status',
      label: isActive ? words.disable : words.enable,
      onPress: async () => {
        if (isActive && role.peopleCount > 0) return leadToPeople(role)
        await status.mutateAsync({ body: { id, rev, status: isActive ? 'disabled' : 'active' } })
        done(isActive ? words.disabled : words.enabled)
      },
    }
    const [edit, ...others] = usual(role)
    return [...first, ...(edit ? [edit] : []), ...(may(changeRoleStatus) ? [toggle] : []), ...others]
  }
}

/** Leads from an added role to its permissions. */
function useLeadOn(): (role: Role) => void {
  const go = useGo()
  const may = useMay()
  return ({ id }) => {
    if (may(setRoleRights)) go(paths.roleRights(id))
  }
}

export function RoleList() {
  const t = useTranslate()
  const list = useRecordList(roleRowFields)
  const columns = useColumns()
  const [form, openForm] = useFormDrawer('form')
  const leadOn = useLeadOn()
  const actions = useActs(openForm)
  const start = (
    <Allow may={addRole}>
      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <ExportAction endpoint={exportRoles} of={listRoles} list={list} fileName={words.title} />
        {start}
      </PageHead>
      <RecordFilters
        list={list}
        rowFields={roleRowFields}
        quick={['status', 'scope']}
        name="settings/role"
        search={words.search}
      />
      <DataTable
        endpoint={listRoles}
        list={list}
        name="settings/role"
        label={words.title}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ nameZh, nameEn }) => t([nameZh, nameEn])}
        actions={actions}
        // Its links lead to the permissions and to the people of the role; these are reached by their own words.
        opens="edit"
        empty={{ text: words.empty, action: start }}
      />
      <RoleForm form={form} onClose={() => openForm(undefined)} onAdded={leadOn} />
    </ListPage>
  )
}

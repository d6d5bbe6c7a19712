// The form of an entry, new or existing, in a drawer over the tree; its fields depend on the type of the entry.
import type { Field } from '@register/contract/fields'
import { permissionNames, permissions } from '@register/contract/permissions'
import { fieldsOf } from '@register/contract/record/shape'
import { officeScreens } from '@register/contract/screens/all'
import { opensAt } from '@register/contract/screens/viewNames'
import { addressProblem } from '@register/contract/system/frame/address'
import {
  addMenu,
  changeMenu,
  menuFields,
  menuTree,
  readMenu,
  type MenuEntry,
  type MenuNode,
  type MenuType,
} from '@register/contract/system/menu'
import { roleOptions } from '@register/contract/system/role/role'
import { framing } from '../../../api/framing.ts'
import { useTranslate } from '../../../api/language.ts'
import { useBranding } from '../../../api/branding.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { loadAccess } from '../../../api/session.ts'
import { FieldsForm, type OwnInputs } from '../../../kit/form/FieldsForm.tsx'
import { IconSelect } from '../../../kit/icon/IconSelect.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { Choices } from '../../../kit/input/Choices.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { placeOf } from './useRows.ts'
import { words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

type Key = (typeof menuFields)[number]['key']

const asked: Record<MenuType, readonly Key[]> = {
  menu: ['name', 'path', 'component', 'permission', 'icon', 'roles', 'active', 'tag', 'hidden', 'fullpage'],
  link: ['name', 'path', 'permission', 'icon', 'roles', 'tag', 'hidden'],
  iframe: ['name', 'path', 'permission', 'icon', 'roles', 'active', 'tag', 'hidden', 'fullpage'],
  button: ['permission'],
}
const parentField = { key: 'parentId', label: words.parent, type: 'text' } as const satisfies Field

interface MenuFormProps extends DrawerOver {
  tree: readonly MenuNode[]
}

/** `form`: `new`, `new-12` for one below entry 12, or the number of an existing one. */
export function MenuForm({ form, tree, onClose }: MenuFormProps) {
  if (form?.startsWith('new')) {
    const parent = addressId(form.slice(4)) || null
    return <MenuDrawer key={form} tree={tree} parent={parent} onClose={onClose} />
  }
  return (
    <OpenedDrawer form={form} title={words.edit} endpoint={readMenu} onClose={onClose}>
      {(known, reload) => <MenuDrawer known={known} reload={reload} tree={tree} parent={null} onClose={onClose} />}
    </OpenedDrawer>
  )
}

type DrawerProps = Opened<MenuEntry> & { tree: readonly MenuNode[]; parent: number | null; onClose: () => void }

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

function MenuDrawer({ known, reload, tree, parent, onClose }: DrawerProps) {
  const under = flat(tree).find(({ id }) => id === parent)
  const add = useWrite(addMenu, { refreshes: [menuTree] })
  const change = useWrite(changeMenu, { refreshes: [menuTree, readMenu] })
  const form = useRecordForm({
    fields: menuFields,
    known,
    fresh: {
      type: under && placeOf(under) === 'page' ? 'button' : 'menu',
      parentId: parent,
      path: '',
      hidden: false,
      fullpage: false,
    },
    add: async (body) => {
      const made = await add.mutateAsync({ body })
      await loadAccess()
      return made
    },
    change: (body) => change.mutateAsync({ body }).then(loadAccess),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [menuTree],
  })
  const type = typeOf(form.draft.type)
  const { path } = form.draft
  const { frames } = useBranding()
  const isOnlyLinked = type === 'iframe' && path !== '' && framing(path, window.location.origin, frames) === 'link'
  const inputs = useInputs(tree, type, path, known?.id)
  // Said while it is typed: what an address of this type would do wrong is seen only after saving, by others.
  const problem = isBegun(type, path) ? undefined : addressProblem(type, path, frames)
  const told = {
    ...form.form.form,
    errorAt: (at: string) => form.form.form.errorAt(at) ?? (at === 'path' ? problem : undefined),
  }
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm
        {...form.form}
        form={told}
        fields={[
          ...fieldsOf(menuFields, ['type', 'titleZh', 'titleEn']),
          parentField,
          ...fieldsOf(menuFields, asked[type]).map((field) =>
            field.key === 'path' && isOnlyLinked ? { ...field, hint: words.onlyLinked } : field,
          ),
        ]}
        inputs={inputs}
        wide={['type', 'roles']}
      />
    </RecordDrawer>
  )
}

/** An address of the web whose first letters are typed may still become right. */
const isBegun = (type: MenuType, path: string): boolean =>
  type !== 'menu' && ['https://', 'http://'].some((beginning) => beginning.startsWith(path.toLowerCase()))

const typeOf = (given: unknown): MenuType =>
  given === 'link' || given === 'iframe' || given === 'button' ? given : 'menu'

/** The allowed parents of an entry of this type: directories or pages, with their ancestors; without the entry itself and those below it. */
function placesFor(
  tree: readonly MenuNode[],
  type: MenuType,
  own: number | undefined,
  title: (node: MenuNode) => string,
) {
  const wanted = type === 'button' ? 'page' : 'directory'
  const places = (nodes: readonly MenuNode[], above: string): { value: string; label: string }[] =>
    nodes.flatMap((node) => {
      if (node.id === own) return []
      const label = above + title(node)
      return [
        ...(placeOf(node) === wanted ? [{ value: String(node.id), label }] : []),
        ...places(node.children, `${label} / `),
      ]
    })
  return places(tree, '')
}

const textIn = (value: InputProps['value']): string | null => (typeof value === 'string' && value !== '' ? value : null)

function useInputs(tree: readonly MenuNode[], type: MenuType, path: string, own: number | undefined): OwnInputs {
  const t = useTranslate()
  const roles = useRead(roleOptions, {})
  const places = placesFor(tree, type, own, ({ titleZh, titleEn }) => t([titleZh, titleEn]))
  const top = type === 'button' ? [] : [{ value: '', label: t(words.top) }]
  // A view of one record is offered where the address says which, as /mine/:id does: elsewhere it opens nothing.
  const views = Object.entries(officeScreens)
    .filter(([view]) => opensAt(view, path))
    .map(([view, { title }]) => ({ value: view, label: `${t(title)} (${view})` }))
  const held = permissionNames.map((value) => ({ value, label: `${t(permissions[value])} (${value})` }))
  return {
    parentId: ({ value, onChange, ...input }) => (
      <Choice
        {...input}
        value={typeof value === 'number' ? String(value) : type === 'button' ? null : ''}
        options={[...top, ...places]}
        onChange={(next) => onChange(next ? Number(next) : null)}
      />
    ),
    component: ({ value, onChange, ...input }) => {
      const view = textIn(value)
      const known = view === null || views.some((one) => one.value === view)
      return (
        <Choice
          {...input}
          clearable
          value={view}
          options={known ? views : [...views, { value: view, label: view }]}
          onChange={onChange}
        />
      )
    },
    permission: ({ value, onChange, ...input }) => (
      <Choice {...input} clearable value={textIn(value)} options={held} onChange={onChange} />
    ),
    icon: ({ id, label, value, onChange, disabled }) => (
      <IconSelect id={id} label={label} value={textIn(value) ?? ''} onChange={onChange} disabled={disabled ?? false} />
    ),
    roles: (input) => <Choices {...input} options={roles.data ?? []} loading={roles.isPending} />,
  }
}

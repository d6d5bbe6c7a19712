// The input of a role's permissions: its scope, the ticked permissions, and the scope of those that have one of their own.
import type { Output } from '@register/contract/endpoint'
import { permissionNames } from '@register/contract/permissions'
import type { readRoleRights, RightsNode, RoleGrant } from '@register/contract/system/role/rights'
import type { ScopeKind } from '@register/contract/system/scopes'
import { useMemo, useState } from 'react'
import type { Translate } from '../../../../api/language.ts'
import { useKeptForm } from '../../../../kit/values/useKeptForm.ts'
import type { TreeItem } from '../tree/useChecks.ts'
import { togetherWith, words } from './words.ts'

export type RoleRights = Output<typeof readRoleRights>
export type OwnReach = Pick<RoleGrant, 'scope' | 'deptIds'>

/** Plain, so that the browser can keep what was changed in it. */
interface State {
  scope: ScopeKind
  deptIds: readonly number[]
  /** The scope of each permission that has one of its own. */
  own: Readonly<Record<string, OwnReach>>
  /** Of each permission of the tree, whether the role holds it. */
  held: Readonly<Record<string, boolean>>
}

const asRole: OwnReach = { scope: null, deptIds: [] }

/**
 * An entry is identified by its permission. Entries everyone has, directories, and further entries of a permission listed above are
 * known by their number and have no box.
 */
export function itemsOf(nodes: readonly RightsNode[], t: Translate): TreeItem[] {
  const firsts = new Map<string, string>()
  const itemOf = ({ id, label, permission, children }: RightsNode): TreeItem => {
    const first = firsts.get(permission)
    const name = t(label)
    if (permission !== '' && first === undefined) firsts.set(permission, name)
    const box = permission !== '' && first === undefined
    const remark = first === undefined ? t(words.everybody) : t(togetherWith(first))
    return {
      key: box ? permission : `#${id}`,
      label: name,
      box,
      ...(box && { note: permission }),
      ...(!box && children.length === 0 && { remark }),
      children: children.map(itemOf),
    }
  }
  return nodes.map(itemOf)
}

const permissionsIn = (nodes: readonly RightsNode[]): RightsNode[] =>
  nodes.flatMap((node) => [...(node.permission ? [node] : []), ...permissionsIn(node.children)])

export function startOf({ role, menus, checkedKeys, grants }: RoleRights): State {
  const ids = new Set(checkedKeys)
  const held = new Set(permissionsIn(menus).flatMap(({ id, permission }) => (ids.has(id) ? [permission] : [])))
  return {
    scope: role.scope,
    deptIds: role.deptIds,
    own: Object.fromEntries(grants.map(({ permission, scope, deptIds }) => [permission, { scope, deptIds }])),
    held: Object.fromEntries(permissionNames.map((permission) => [permission, held.has(permission)])),
  }
}

const grantsOf = ({ held, own }: State): RoleGrant[] =>
  permissionNames
    .filter((permission) => held[permission])
    .map((permission) => ({ permission, ...(own[permission] ?? asRole) }))

const textOf = (state: State): string => JSON.stringify([state.scope, state.deptIds, grantsOf(state)])

const alwaysRight = (): readonly [] => []

interface Change {
  scope?: ScopeKind
  deptIds?: readonly number[]
  checked?: ReadonlySet<string>
}

export function useRights(rights: RoleRights) {
  const { id, rev } = rights.role
  const [start] = useState(() => startOf(rights))
  const { values: state, setValues, kept } = useKeptForm(start, alwaysRight, { name: `rights of role ${id}`, rev })
  const checked = useMemo(() => new Set<string>(permissionNames.filter((one) => state.held[one])), [state.held])
  return {
    scope: state.scope,
    deptIds: state.deptIds,
    checked,
    kept,
    /** Whether anything is not saved yet. */
    unsaved: textOf(state) !== textOf(start),
    reachOf: (permission: string): OwnReach => state.own[permission] ?? asRole,
    change: ({ checked: next, ...patch }: Change) =>
      setValues([], (before) => ({
        ...before,
        ...patch,
        ...(next && { held: Object.fromEntries(permissionNames.map((one) => [one, next.has(one)])) }),
      })),
    setReach: (permission: string, reach: OwnReach) =>
      setValues([], (before) => ({ ...before, own: { ...before.own, [permission]: reach } })),
    body: () => ({
      id,
      rev,
      scope: state.scope,
      deptIds: state.scope === 'chosen' ? [...state.deptIds] : [],
      grants: grantsOf(state),
    }),
  }
}

// The input of a role's permissions: its scope, the ticked permissions, and the scope of those that have one of their own.
import type { Output } from '@register/contract/endpoint'
import { permissionNames } from '@register/contract/permissions'
import type { readRoleRights, RightsNode, RoleGrant } from '@register/contract/system/role/rights'
import type { ScopeKind } from '@register/contract/system/scopes'
import { useState } from 'react'
import type { Say } from '../../../../api/language.ts'
import type { TreeItem } from '../tree/useChecks.ts'
import { togetherWith, words } from './words.ts'

export type RoleRights = Output<typeof readRoleRights>
export type OwnReach = Pick<RoleGrant, 'scope' | 'deptIds'>

interface State {
  scope: ScopeKind
  deptIds: readonly number[]
  own: ReadonlyMap<string, OwnReach>
  checked: ReadonlySet<string>
}

const asRole: OwnReach = { scope: null, deptIds: [] }

/**
 * An entry is identified by its permission. Entries everyone has, directories, and further entries of a permission listed above are
 * known by their number and have no box.
 */
export function itemsOf(nodes: readonly RightsNode[], say: Say): TreeItem[] {
  const firsts = new Map<string, string>()
  const itemOf = ({ id, label, permission, children }: RightsNode): TreeItem => {
    const first = firsts.get(permission)
    const name = say(label)
    if (permission !== '' && first === undefined) firsts.set(permission, name)
    const box = permission !== '' && first === undefined
    const remark = first === undefined ? say(words.everybody) : say(togetherWith(first))
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

function startOf({ role, menus, checkedKeys, grants }: RoleRights): State {
  const ids = new Set(checkedKeys)
  return {
    scope: role.scope,
    deptIds: role.deptIds,
    own: new Map(grants.map(({ permission, scope, deptIds }) => [permission, { scope, deptIds }])),
    checked: new Set(permissionsIn(menus).flatMap(({ id, permission }) => (ids.has(id) ? [permission] : []))),
  }
}

const grantsOf = ({ checked, own }: State): RoleGrant[] =>
  permissionNames
    .filter((permission) => checked.has(permission))
    .map((permission) => ({ permission, ...(own.get(permission) ?? asRole) }))

const textOf = (state: State): string => JSON.stringify([state.scope, state.deptIds, grantsOf(state)])

export function useRights(rights: RoleRights) {
  const [start] = useState(() => startOf(rights))
  const [state, setState] = useState(start)
  return {
    ...state,
    /** Whether anything is not saved yet. */
    unsaved: textOf(state) !== textOf(start),
    reachOf: (permission: string): OwnReach => state.own.get(permission) ?? asRole,
    change: (patch: Partial<Omit<State, 'own'>>) => setState((before) => ({ ...before, ...patch })),
    setReach: (permission: string, reach: OwnReach) =>
      setState((before) => ({ ...before, own: new Map(before.own).set(permission, reach) })),
    body: () => ({
      id: rights.role.id,
      rev: rights.role.rev,
      scope: state.scope,
      deptIds: state.scope === 'chosen' ? [...state.deptIds] : [],
      grants: grantsOf(state),
    }),
  }
}

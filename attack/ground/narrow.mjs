// A person with every right over the rows of one testing body alone, so that each scope of the contract meets somebody whom only the scope keeps out.
import { permissionNames } from '@register/contract/permissions'
import { endpointOf } from './contract.mjs'

/** @import { People } from './people.mjs' */

/** The testing body without work of the other cases; its manager gets the rights. */
const account = 'body-manager-904'

/** @param {import('./wire.mjs').Answer} answer @param {string} what @returns {Record<string, unknown>} */
function dataOf(answer, what) {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.msg}`)
  return /** @type {Record<string, unknown>} */ (answer.data)
}

/** Gives the account the role, made by the administrator; returns the account's name. @param {People} people */
export async function narrowPerson(people) {
  const key = `attack-${Date.now().toString(36)}`
  const body = { key, nameZh: key, nameEn: key, sort: 99, status: 'active' }
  const role = dataOf(await people.call('admin', endpointOf('addRole'), { body }), 'adding a role')
  const grants = permissionNames.map((permission) => ({ permission, scope: null, deptIds: [] }))
  const rights = { id: role['id'], rev: role['rev'], scope: 'own', deptIds: [], grants }
  dataOf(await people.call('admin', endpointOf('setRoleRights'), { body: rights }), 'giving the role its rights')
  const query = { keyword: account, pageSize: 20 }
  const found = dataOf(await people.call('admin', endpointOf('listUsers'), { query }), 'finding the account')
  const list = /** @type {{ id: number, username: string }[]} */ (found['list'])
  const userId = list.find(({ username }) => username === account)?.id
  const before = dataOf(
    await people.call('admin', endpointOf('readUserRoles'), { params: { id: userId } }),
    'its roles',
  )
  const held = /** @type {{ id: number, held: boolean }[]} */ (before['roles']).filter((one) => one.held)
  const roleIds = [...held.map(({ id }) => id), role['id']]
  dataOf(await people.call('admin', endpointOf('changeUserRoles'), { body: { userId, roleIds } }), 'giving the role')
  return account
}

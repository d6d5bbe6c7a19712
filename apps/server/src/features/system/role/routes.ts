// Roles, their permissions, their people, the home that they begin with, and the matrix of all.
import * as home from '@register/contract/system/role/home'
import * as matrix from '@register/contract/system/role/matrix'
import * as people from '@register/contract/system/role/people'
import * as rights from '@register/contract/system/role/rights'
import * as contract from '@register/contract/system/role/role'
import type { Actors } from '../../../access/known/actors.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { listRoleHomes, readOwnHome, removeRoleHome, setRoleHome } from './home/home.ts'
import { matrixSheet, readMatrix } from './matrix/matrix.ts'
import { giveRole, listPeople, removeRoleHolder } from './people/people.ts'
import { readScope, setRights, setScope } from './rights/rights.ts'
import { readDepts, readRights } from './rights/tree.ts'
import { addRole, changeRole, changeStatus, removeRole } from './service.ts'
import { roles } from './store.ts'

async function readOptions({ db, say }: UserCtx) {
  const rows = await db
    .selectFrom('role')
    .select(['key', 'name_zh', 'name_en'])
    .where('status', '=', 'active')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ value: row.key, label: say([row.name_zh, row.name_en]) }))
}

export const roleRoutes = (db: Pool, actors: Actors): Route[] => {
  /** Rights of people have changed, so their next call must read them anew. */
  const forgetting = async <T>(ctx: UserCtx, work: Promise<T>): Promise<T> => {
    const done = await work
    ctx.afterCommit(() => actors.forget())
    return done
  }
  return [
    handle(contract.listRoles, (ctx, { query }) => roles.list(ctx, query)),
    handle(contract.readRole, (ctx, { params }) => roles.read(ctx, params.id)),
    handle(contract.roleChanges, (ctx, { params }) => roles.changes(ctx, params.id)),
    handle(contract.addRole, (ctx, { body }) => addRole(ctx, body)),
    handle(contract.changeRole, (ctx, { body }) => forgetting(ctx, changeRole(ctx, body))),
    handle(contract.changeRoleStatus, (ctx, { body }) => forgetting(ctx, changeStatus(ctx, body))),
    handle(contract.removeRole, (ctx, { params }) => removeRole(ctx, params.id)),
    handle(contract.exportRoles, (ctx, { body, signal }) =>
      sheetOf(db, roles, ['角色', 'Roles'], { ctx, request: body, signal }),
    ),
    handle(contract.roleOptions, readOptions),

    handle(rights.readRoleRights, (ctx, { params }) => readRights(ctx, params.id)),
    handle(rights.setRoleRights, (ctx, { body }) => forgetting(ctx, setRights(ctx, body))),
    handle(rights.readRoleScope, (ctx, { query }) => readScope(ctx, query.id)),
    handle(rights.setRoleScope, (ctx, { body }) => forgetting(ctx, setScope(ctx, body))),
    handle(rights.readRoleDepts, (ctx, { params }) => readDepts(ctx, params.id)),

    handle(people.listHolders, (ctx, { query }) => listPeople(ctx, query, true)),
    handle(people.listOthers, (ctx, { query }) => listPeople(ctx, query, false)),
    handle(people.giveRole, (ctx, { body }) => forgetting(ctx, giveRole(ctx, body))),
    handle(people.removeRoleHolder, (ctx, { body }) => forgetting(ctx, removeRoleHolder(ctx, body))),

    handle(home.readOwnHome, (ctx) => readOwnHome(ctx)),
    handle(home.listRoleHomes, (ctx) => listRoleHomes(ctx)),
    handle(home.setRoleHome, (ctx, { body }) => setRoleHome(ctx, body)),
    handle(home.removeRoleHome, (ctx, { body }) => removeRoleHome(ctx, body)),

    handle(matrix.readMatrix, (ctx) => readMatrix(ctx)),
    handle(matrix.exportMatrix, (ctx, { body, signal }) => matrixSheet(db, ctx, body, signal)),
  ]
}

// Accounts: list, one, add, change, disable, delete, passwords, locks, roles, Excel in and out.
import * as acts from '@register/contract/system/user/acts'
import * as importing from '@register/contract/system/user/importing'
import * as contract from '@register/contract/system/user/user'
import { handOverWork, readOpenWork } from '@register/contract/system/user/openWork'
import { removeFactorOf } from '@register/contract/system/signIn/factor'
import type { Actors } from '../../../access/known/actors.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { xlsxMime } from '../../../files/excel.ts'
import { asWorkbook } from '../../../files/table/asWorkbook.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { OpenWorkOf } from '../../../records/openWork.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { treeFor } from '../dept/service.ts'
import { checkSheet, runImport } from './import.ts'
import { handOverAll, readOpenWork as openWorkOf } from './leaving/openWork.ts'
import { eachOf, listOf, readOne } from './list.ts'
import { removeFactor, reset, unlock } from './password/password.ts'
import { rolesOf, setRoles } from './roles/roles.ts'
import { addOne, changeOne, changeStatus, firstPassword, removeAll, reveal } from './service.ts'
import { userTemplateBook } from './sheet.ts'
import { accounts } from './store.ts'

/** `work`: what may stand open with a person, of every feature. */
export function userRoutes(db: Pool, actors: Actors, work: readonly OpenWorkOf[]): Route[] {
  /** Rights of people have changed: in force at once on this instance, within a second on others. */
  const forget = (ctx: UserCtx) => ctx.afterCommit(() => actors.forget())
  const adding = (endpoint: typeof contract.addUser | typeof contract.addUserToo) =>
    handle(endpoint, {
      prepare: (ctx) => firstPassword(ctx),
      run: (ctx, { body }, first) => addOne(ctx, body, first),
    })
  return [
    handle(contract.listUsers, (ctx, { query }) => listOf(ctx, query)),
    handle(contract.queryUsers, (ctx, { body }) => listOf(ctx, body)),
    handle(contract.userDeptTree, (ctx) => treeFor(ctx)),
    handle(contract.userChanges, (ctx, { params }) => accounts.changes(ctx, params.id)),
    handle(contract.readUser, (ctx, { params }) => readOne(ctx, params.id)),
    adding(contract.addUser),
    adding(contract.addUserToo),
    handle(contract.changeUser, (ctx, { body }) => {
      forget(ctx)
      return changeOne(ctx, body, work)
    }),
    handle(contract.changeUserStatus, (ctx, { body }) => {
      forget(ctx)
      return changeStatus(ctx, body, work)
    }),
    handle(contract.removeUsers, (ctx, { params, query }) => {
      forget(ctx)
      return removeAll(ctx, { ids: params.ids.split(',').map(Number), successorId: query.successorId }, work)
    }),
    handle(readOpenWork, (ctx, { params }) => openWorkOf(ctx, work, params.id)),
    handle(handOverWork, async (ctx, { body: { id, successorId } }) => {
      const person = await accounts.lock(ctx, id)
      const handed = await handOverAll(ctx, work, person, successorId)
      ctx.note.object = `user:${id}`
      ctx.note.detail = { username: person.username, ...handed }
      return openWorkOf(ctx, work, id)
    }),
    handle(acts.resetPassword, {
      prepare: (ctx) => firstPassword(ctx),
      run(ctx, { body }, first) {
        forget(ctx)
        return reset(ctx, body.id, first)
      },
    }),
    handle(removeFactorOf, (ctx, { params }) => {
      forget(ctx)
      return removeFactor(ctx, params.id)
    }),
    handle(acts.unlockAccount, (ctx, { params }) => unlock(ctx, params.id)),
    handle(acts.revealUser, (ctx, { body }) => reveal(ctx, body.id)),
    handle(contract.exportUsers, (ctx, { body, signal }) =>
      sheetOf(db, { rowFields: contract.userRowFields, each: eachOf }, ['用户', 'Accounts'], {
        ctx,
        request: body,
        signal,
      }),
    ),
    handle(acts.readUserRoles, (ctx, { params }) => rolesOf(ctx, params.id)),
    handle(acts.changeUserRoles, async (ctx, { body }) => {
      forget(ctx)
      await setRoles(ctx, body)
      return rolesOf(ctx, body.userId)
    }),
    handle(importing.userTemplate, async (ctx) => {
      const bytes = await userTemplateBook(ctx)
      const fileName = `${ctx.say(['用户导入模板', 'people-template'])}.xlsx`
      return { mime: xlsxMime, fileName, length: bytes.length, stream: bytes }
    }),
    handle(importing.importUsers, {
      async prepare(ctx, { body, file }) {
        return checkSheet(ctx, (await asWorkbook(file)).bytes, body)
      },
      run(ctx, { body, file }, checked) {
        forget(ctx)
        return runImport(ctx, { ...body, fileName: file.name }, checked)
      },
    }),
  ]
}

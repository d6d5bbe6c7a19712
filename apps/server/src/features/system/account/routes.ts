// Sign-in, refresh, sign-out, own password, and what the signed-in person may see.
import * as account from '@register/contract/system/account'
import { Failure, signInNeeded } from '@register/contract/errors'
import type { Actors } from '../../../access/actor.ts'
import { keepOnce } from '../../../access/oneTime.ts'
import { closeSession, openSession, rotateSession, tokenMinutes } from '../../../access/sessions.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { checkCaptcha, makeCaptcha } from './captcha/captcha.ts'
import { menusFor } from './menu/menus.ts'
import { prepareChange, storeChange, verifySignIn } from './service.ts'
import { countSuccess, recordLogin } from './store.ts'

const saltSeconds = 300

export const accountRoutes = (actors: Actors, options: { captcha: boolean }): Route[] => [
  handle(account.getSalt, async (ctx) => ({
    algorithm: account.passwordAlgorithm,
    ...ctx.secrets.wireKey,
    salt: await keepOnce(ctx.db, 'salt', 'fresh', saltSeconds),
  })),

  handle(account.getCaptcha, async (ctx) =>
    options.captcha
      ? { captchaEnabled: true, ...(await makeCaptcha(ctx.db)) }
      : { captchaEnabled: false, uuid: '', img: '' },
  ),

  handle(account.login, {
    async prepare(ctx, { body }) {
      if (options.captcha) await checkCaptcha(ctx.db, body.uuid, body.captcha)
      return verifySignIn(ctx, body.username, body.credentials)
    },
    async run(ctx, { body, cookies }, user) {
      const tokens = await openSession(ctx.db, { userId: user.id, remember: body.remember, meta: ctx.meta })
      await countSuccess(ctx.db, user.id)
      await recordLogin(ctx.db, ctx.meta, { username: user.username, userId: user.id, success: true, reason: '' })
      ctx.note.object = `user:${user.id}`
      cookies.setRefresh(tokens.refresh, tokens.cookieSeconds)
      return { token: tokens.token, expiresIn: tokenMinutes * 60, mustChangePassword: user.mustChangePassword }
    },
  }),

  handle(account.refresh, {
    // In prepare, so that ending a session whose old secret came back is kept although the call is refused.
    async prepare(ctx, { cookies }) {
      return cookies.refresh
        ? ctx.db.transaction().execute((tx) => rotateSession(tx, ctx.secrets, cookies.refresh ?? ''))
        : undefined
    },
    async run(ctx, { cookies }, rotated) {
      if (!rotated) {
        cookies.setRefresh(null)
        throw cookies.refresh ? signInNeeded() : new Failure(401, ['请先登录', 'Please sign in first'])
      }
      cookies.setRefresh(rotated.tokens.refresh, rotated.tokens.cookieSeconds)
      ctx.note.object = `user:${rotated.userId}`
      const user = await ctx.db
        .selectFrom('app_user')
        .select('must_change_password')
        .where('id', '=', rotated.userId)
        .executeTakeFirstOrThrow()
      return {
        token: rotated.tokens.token,
        expiresIn: tokenMinutes * 60,
        mustChangePassword: user.must_change_password,
      }
    },
  }),

  handle(account.logout, async (ctx, { cookies }) => {
    await closeSession(ctx.db, ctx.actor.sessionId)
    cookies.setRefresh(null)
    ctx.afterCommit(() => actors.forget())
  }),

  handle(account.changePassword, {
    prepare: (ctx, { body }) => prepareChange(ctx, body.credentials),
    async run(ctx, _, hash) {
      await storeChange(ctx, hash)
      ctx.note.object = `user:${ctx.actor.id}`
      ctx.afterCommit(() => actors.forget())
    },
  }),

  handle(account.getPermissionInfo, async ({ db, actor, say }) => {
    const dept =
      actor.deptId === null
        ? undefined
        : await db.selectFrom('dept').select(['name_zh', 'name_en']).where('id', '=', actor.deptId).executeTakeFirst()
    return {
      user: {
        id: actor.id,
        username: actor.username,
        nickname: actor.nickname,
        deptId: actor.deptId,
        deptName: dept ? say([dept.name_zh, dept.name_en]) : '',
        bodyCode: actor.bodyCode,
      },
      roles: [...actor.roles],
      permissions: [...actor.permissions],
      mustChangePassword: actor.mustChangePassword,
    }
  }),

  handle(account.getRouters, (ctx) => menusFor(ctx)),
]

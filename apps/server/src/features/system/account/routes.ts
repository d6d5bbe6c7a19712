// Sign-in, refresh, sign-out, own password, and the permissions and menu of the signed-in person.
import * as account from '@register/contract/system/account'
import { loginFactor } from '@register/contract/system/signIn/factor'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { Failure, signInNeeded } from '@register/contract/errors'
import { listOwnActs } from '@register/contract/system/user/ownLog'
import type { Actors } from '../../../access/known/actors.ts'
import { configured } from '../../../access/configured.ts'
import { storeOnce } from '../../../access/oneTime.ts'
import { appendAudit } from '../../../access/audit.ts'
import type { Ctx } from '../../../access/ctx.ts'
import { passwordDueOf } from '../../../access/password/age.ts'
import { closeSession, confirmSession, rotateSession, tokenMinutes, type Rotated } from '../../../access/sessions.ts'
import { avatarUrl } from '../../../files/avatar.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { begin, enter } from './enter/enter.ts'
import { consumeTicket } from './enter/ticket.ts'
import { checkCaptchaAsked, isCaptchaAsked, makeCaptcha, makeSpokenCaptcha } from './captcha/captcha.ts'
import { menusFor } from '../menu/service.ts'
import { ownActs } from './log/ownLog.ts'
import { prepareChange, proveOwn, storeChange, verifySignIn } from './service.ts'
import { usernameKey } from './store.ts'

const saltSeconds = 300

/** Reuse of a replaced secret ends its session, and both are audited although the call is refused. */
const rotate = (ctx: Ctx, secret: string): Promise<Rotated | undefined> =>
  ctx.db.transaction().execute(async (tx) => {
    const rotated = await rotateSession({ ...ctx, db: tx }, secret, ctx.meta.userAgent)
    if (rotated && 'reused' in rotated) {
      const { userId, sessionId } = rotated.reused
      const note = { object: `user:${userId}`, detail: { refused: 'a replaced refresh secret came back', sessionId } }
      await appendAudit({ ...ctx, db: tx, note }, 'session.refresh', 401)
    }
    return rotated
  })

export const accountRoutes = (actors: Actors, options: { captcha: boolean; demo: boolean }): Route[] => {
  return [
    handle(account.getSalt, async (ctx) => ({
      algorithm: account.passwordAlgorithm,
      ...ctx.secrets.wireKey,
      salt: await storeOnce(ctx.db, 'salt', 'fresh', saltSeconds),
    })),

    handle(account.getCaptcha, async (ctx) =>
      (await isCaptchaAsked(ctx, options.captcha))
        ? { captchaEnabled: true, ...(await makeCaptcha(ctx)) }
        : { captchaEnabled: false, uuid: '', img: '', bits: 0 },
    ),

    handle(account.getSpokenCaptcha, async (ctx) =>
      (await isCaptchaAsked(ctx, options.captcha))
        ? { captchaEnabled: true, ...(await makeSpokenCaptcha(ctx)) }
        : { captchaEnabled: false, uuid: '', audio: '', bits: 0 },
    ),

    handle(account.login, {
      async prepare(ctx, { body }) {
        await checkCaptchaAsked(ctx, options.captcha, body)
        return verifySignIn(ctx, body.username, body.credentials)
      },
      run: (ctx, { body, cookies }, user) => enter(ctx, cookies, user, { remember: body.remember, way: 'password' }),
    }),

    handle(loginFactor, {
      prepare: (ctx, { body }) => consumeTicket(ctx, body.ticket, body.code),
      run: (ctx, { cookies }, { remember, way, ...user }) => begin(ctx, cookies, user, { remember, way }),
    }),

    handle(account.refresh, {
      // In prepare, so that the end of a session after reuse of its old secret is committed although the call is refused.
      async prepare(ctx, { cookies }) {
        return cookies.refresh ? rotate(ctx, cookies.refresh) : undefined
      },
      async run(ctx, { cookies }, rotated) {
        if (!rotated || 'reused' in rotated) {
          cookies.setRefresh(null)
          throw cookies.refresh ? signInNeeded() : new Failure(401, ['请先登录', 'Please sign in first'])
        }
        cookies.setRefresh(rotated.tokens.refresh, rotated.tokens.cookieSeconds)
        const user = await ctx.db
          .selectFrom('app_user as u')
          .select(['u.id', 'u.username', passwordDueOf(await configured(ctx.db)).as('due')])
          .where('u.id', '=', rotated.userId)
          .executeTakeFirstOrThrow()
        ctx.note.object = `user:${user.id}`
        ctx.note.actor = user
        if (rotated.returned) ctx.note.detail = { returned: 'its answer had been lost' }
        return {
          token: rotated.tokens.token,
          expiresIn: tokenMinutes * 60,
          mustChangePassword: user.due !== null,
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

    handle(account.confirmPassword, {
      prepare: (ctx, { body }) => proveOwn(ctx, body.credentials),
      async run(ctx) {
        await confirmSession(ctx.db, ctx.actor.sessionId)
        ctx.note.object = `user:${ctx.actor.id}`
        ctx.afterCommit(() => actors.forget())
      },
    }),

    handle(account.getPermissionInfo, async (ctx) => {
      const { db, actor, say } = ctx
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
          avatar: await avatarUrl(ctx),
        },
        roles: [...actor.roles],
        permissions: [...actor.permissions],
        mustChangePassword: actor.passwordDue !== null,
        setupDue: !options.demo && usernameKey(actor.username) === firstAdministrator,
        passwordDue: actor.passwordDue,
        factorDue: actor.factorDue,
        passwordDaysLeft: actor.passwordDaysLeft,
      }
    }),

    handle(account.getRouters, (ctx) => menusFor(ctx)),
    handle(listOwnActs, (ctx, { query }) => ownActs(ctx, query)),
  ]
}

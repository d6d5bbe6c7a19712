// Who must be appointed before a register works: its three administrators, and reviewers at the head office and in the expert group.
import type { Phrase } from '@register/contract/phrase'
import { reviewByHead, reviewBySociety } from '@register/contract/business/codeApply/codeApply'
import { reviewSteps } from '@register/contract/business/codeApply/shape'
import {
  administratorKeys,
  administrators,
  firstAdministrator,
  type ChecklistItem,
} from '@register/contract/system/setup/setup'
import type { UserCtx } from '../../../../access/ctx.ts'
import { reachedByNone } from '../../message/service.ts'

/** What an entry of the checklist finds. */
export type Found = readonly [state: ChecklistItem['state'], text: Phrase]

export const stated = (done: boolean, yes: Phrase, no: Phrase): Found => (done ? ['done', yes] : ['open', no])
/** The first five names, separated in the manner of each language. */
export const named = (names: readonly string[], by: '、' | ', '): string =>
  names.slice(0, 5).join(by) + (names.length > 5 ? '…' : '')

export async function findAdministrators({ db }: UserCtx): Promise<Found> {
  const wanted = administratorKeys.map((of) => administrators[of])
  const held = await db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('role.key')
    .distinct()
    .where('app_user.status', '=', 'active')
    .where(
      'role.key',
      'in',
      wanted.map(({ role }) => role),
    )
    .execute()
  const first = await db
    .selectFrom('app_user')
    .select('status')
    .where('username_key', '=', firstAdministrator)
    .executeTakeFirst()
  const missing = wanted.filter(({ role }) => !held.some(({ key }) => key === role)).map(({ title }) => title)
  if (missing.length > 0)
    return [
      'open',
      [`还没有：${missing.map(([zh]) => zh).join('、')}`, `Still missing: ${missing.map(([, en]) => en).join(', ')}`],
    ]
  return stated(
    first?.status !== 'active',
    ['三名管理员已设立，admin 已停用', 'The three administrators are named, admin is disabled'],
    [
      '三名管理员已设立，但 admin 仍可登录：只有 admin 本人能在“设立管理员”一步中停用它，该步骤会另建三个账号',
      'The three administrators are named, but admin can still sign in: only admin can disable it, in the step that names three accounts of its own',
    ],
  )
}

const steps = [
  { of: reviewSteps.head, permission: reviewByHead.access.may },
  { of: reviewSteps.society, permission: reviewBySociety.access.may },
] as const

/** Which steps of the review have no person: for every body, or for the bodies that the roles of the reviewers leave out. */
export async function findReviewers({ db }: UserCtx, bodies: readonly { id: number; name: string }[]): Promise<Found> {
  const roots = await db.selectFrom('dept').select('id').where('parent_id', 'is', null).execute()
  // Before the first body there is the whole register to review for.
  const wanted = bodies.length > 0 ? bodies : roots.map(({ id }) => ({ id, name: '' }))
  const gaps: Phrase[] = []
  for (const { of, permission } of steps) {
    const ids = wanted.map(({ id }) => id)
    const none = await reachedByNone(db, permission, ids)
    const names = wanted.filter(({ id }) => none.includes(id)).map(({ name }) => name)
    if (names.length === wanted.length)
      gaps.push([`${of[0]}没有审核人员`, `the ${of[1].toLowerCase()} has no reviewer`])
    else if (names.length > 0)
      gaps.push([
        `${of[0]}没有人审核${named(names, '、')}的申请`,
        `no reviewer of the ${of[1].toLowerCase()} reaches ${named(names, ', ')}`,
      ])
  }
  return stated(
    gaps.length === 0,
    ['总局与专家组都有启用的审核人员', 'Head office and expert group each have a reviewer who can sign in'],
    [
      `${gaps.map(([zh]) => zh).join('，')}：没有审核，就发不出证书编号`,
      `No certificate number is issued: ${gaps.map(([, en]) => en).join(', ')}`,
    ],
  )
}

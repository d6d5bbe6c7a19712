// Rules for a body's code and approved categories: who sets them, and that bodies are never nested.
import { badField, duplicateField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { usersOf } from '../../../../records/inUse.ts'
import { bearers, bodyAbove, bodyBelow, duplicateCode, depts } from '../store.ts'

interface Approved {
  bodyCode: string
  /** Empty for what is no body. */
  approval: string
  categories: readonly string[]
}

/** Every body states what it is approved for, and only a body does; the catalogue must have the categories listed. */
export async function refuseOddApproval(
  ctx: UserCtx,
  { bodyCode, approval, categories: codes }: Approved,
): Promise<void> {
  if (bodyCode === '' && (approval || codes.length > 0))
    throw badField(approval ? 'approval' : 'categories', [
      '只有型式试验机构才有核准范围；请填写机构代码，或不选',
      'only a type-testing body is approved for anything: give its body code, or choose nothing',
    ])
  if (bodyCode !== '' && !approval)
    throw badField('approval', [
      '请选择核准范围：全部品种，或仅所选品种',
      'choose what the body is approved for: every category, or the categories chosen',
    ])
  if (approval === 'listed' && codes.length === 0)
    throw badField('categories', [
      '核准范围为“仅所选品种”，请至少选择一个设备品种',
      'the body is approved for the categories chosen: choose at least one',
    ])
  if (approval === 'all' && codes.length > 0)
    throw badField('categories', [
      '核准范围为“全部品种”时不能再选品种；如只核准这些品种，请选“仅所选品种”',
      'the body is approved for every category, so none is listed: if it is approved for these only, choose that',
    ])
  if (codes.length === 0) return
  const known = await ctx.db.selectFrom('category').select('code').where('code', 'in', codes).execute()
  const unknown = codes.filter((code) => !known.some((one) => one.code === code))
  if (unknown.length > 0)
    throw badField('categories', [
      `核准的设备品种：设备目录中没有 ${unknown.join('、')}`,
      `Approved categories: the catalogue does not know ${unknown.join(', ')}`,
    ])
}

/** Checks that no other body has the code, with a message that names the field; the unique index cannot do that. */
export async function refuseOthersCode(ctx: UserCtx, code: string, id = 0): Promise<void> {
  if (!code) return
  const other = await ctx.db
    .selectFrom('body_code')
    .select('id')
    .where('code', '=', code)
    .where('dept_id', '!=', id)
    .where('predecessor_id', 'is', null)
    .executeTakeFirst()
  if (other) throw duplicateCode(code)
}

/** Bodies are never nested, because people of a body may reach everything below it, while approvals belong to one body. */
export async function refuseBodyInBody(ctx: UserCtx, above: number | null, bodyCode: string, id = 0): Promise<void> {
  const inside = await bodyAbove(ctx, above)
  if (!inside) {
    if (bodyCode && id && (await bodyBelow(ctx, id)))
      throw badField('bodyCode', [
        '该部门之下已有型式试验机构，机构之下不能再有机构',
        'a type-testing body cannot be placed above another: there is one below this department',
      ])
    return
  }
  if (bodyCode || (id && (await bodyBelow(ctx, id))))
    throw badField('parentId', [
      '上级部门属于一个型式试验机构，机构之下不能再有机构：请选择机构以外的上级部门',
      'this department belongs to a type-testing body, and a body cannot be placed below another: choose one outside all bodies',
    ])
}

/** The code is part of issued numbers, so it can be neither changed nor deleted. */
export async function refuseOtherCode(ctx: UserCtx, id: number, before: string | null, code: string): Promise<void> {
  if (!before || before === code) return
  const users = await usersOf(ctx, bearers, id)
  if (users)
    throw duplicateField('bodyCode', [
      `机构代码 ${before} 已用于 ${users[0]}，不能更改`,
      `Body code ${before} is in use and stays. ${users[1]}`,
    ])
}

/**
 * People cannot approve their own body, nor create another with its approvals: only an administrator who reaches the
 * department above it and belongs to no body sets code and approved categories.
 */
export async function refuseOwnApproval(
  ctx: UserCtx,
  { parentId, before }: { parentId: number | null; before: Approved },
  { bodyCode, approval, categories }: Approved,
): Promise<void> {
  if (ctx.scope.all) return
  const sorted = (codes: readonly string[]) => [...new Set(codes)].toSorted().join()
  const same = before.approval === approval
  const field = before.bodyCode !== bodyCode ? 'bodyCode' : same ? 'categories' : 'approval'
  if (field === 'categories' && sorted(before.categories) === sorted(categories)) return
  const above = await depts
    .scoped(ctx)
    .where('dept.id', '=', parentId ?? 0)
    .select('dept.id')
    .executeTakeFirst()
  if (!above || (await bodyAbove(ctx, ctx.actor.deptId)))
    throw badField(field, [
      '机构代码和核准品种由上级主管部门设定，机构不能自行设定',
      'Body code and approved categories are set by the authority above: a body cannot set its own',
    ])
}

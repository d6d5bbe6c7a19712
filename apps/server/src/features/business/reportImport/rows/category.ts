// Explains what is wrong with the category of a row, and which codes would be right.
import type { FormKind } from '@register/contract/rules/parameters/formKind'
import { categoryInCell, isPrintedCode } from '@register/contract/rules/categoryCode'
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { approvalProblem, type BodyRow } from '../../body/service.ts'
import { allCategories, usableCategory } from '../../category/service.ts'

/** The problem of a category for this sheet, with the codes that would be right. */
export async function categoryProblem(
  ctx: UserCtx,
  {
    kind,
    existing,
    body,
  }: { kind: FormKind; existing: boolean; body: Pick<BodyRow, 'approval' | 'approved' | 'name'> },
  code: string,
): Promise<Phrase | undefined> {
  const all = await allCategories(ctx)
  // A code outside the list is accepted if an old certificate may print it; only the register gives out keys.
  if (existing && !all.has(code) && isPrintedCode(code)) return undefined
  try {
    const { formKind } = await usableCategory(ctx, code, { existing })
    if (formKind === kind.key) return existing ? undefined : await approvalProblem(ctx, body, code)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const right = [...all.values()].filter(
      (one) =>
        one.leaf &&
        one.formKind === kind.key &&
        (existing || one.confirmed) &&
        !one.path.some((above) => all.get(above)?.retired),
    )
    const list = (at: 0 | 1) =>
      right
        .map((one) => (isPrintedCode(one.code) ? one.code : categoryInCell(one.code, one.name[at])))
        .join(at === 0 ? '、' : ', ')
    return [`${error.phrase[0]}；可填：${list(0)}`, `${error.phrase[1]}. Codes to use: ${list(1)}`]
  }
  const name = all.get(code)?.name ?? [code, code]
  const called = isPrintedCode(code) ? [code, code] : name
  return [
    `设备品种：${called[0]} 不属于本模板的${kind.label[0]}`,
    `Equipment category: ${called[1]} does not belong to this template (${kind.label[1]})`,
  ]
}

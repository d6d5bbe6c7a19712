// The category of a certificate and of a machine that is asked about, as the catalogue has them today.
import { unlistedSource } from '@register/contract/business/category/lists'
import { normalText } from '@register/contract/rules/coverage/spelling/normal'
import { badField } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../../access/ctx.ts'
import { allCategories } from '../../category/service.ts'

export interface CoveredCategory {
  /** The code that it has by now, where it was confirmed under another one. */
  code: string
  /** Its name; the code where the catalogue has none. */
  name: Phrase
  isUnlisted: boolean
}

export async function categoryOf(ctx: Ctx, code: string): Promise<CoveredCategory> {
  const found = (await allCategories(ctx)).get(code)
  return {
    code: found?.became ?? code,
    name: found?.name ?? [code, code],
    isUnlisted: found?.source === unlistedSource,
  }
}

/** The code that a question gives, as the catalogue has it today; nothing where it gives none. Refuses what is no category of machines: a flat no would be a guess. */
export async function askedCategory(ctx: Ctx, given: string | undefined): Promise<string | undefined> {
  const code = normalText(given ?? '')
  if (code === '') return undefined
  const found = (await allCategories(ctx)).get(code)
  if (!found)
    throw badField('categoryCode', [
      `设备品种：目录中没有代码 ${code}`,
      `Equipment category: the catalogue has no code ${code}`,
    ])
  if (!found.leaf)
    throw badField('categoryCode', [
      `设备品种：${code} ${found.name[0]}不是最末级，请填写具体品种的代码`,
      `Equipment category: ${code} ${found.name[1]} is not a leaf of the catalogue. Give the code of a specific one`,
    ])
  return found.became ?? code
}

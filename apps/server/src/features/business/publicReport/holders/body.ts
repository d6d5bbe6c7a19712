// The page of a type-testing body: what it is, and the cached figures of its certificates.
import type { BodyPage } from '@register/contract/business/publicReport/holders/holders'
import { found, type Ctx } from '../../../../access/ctx.ts'
import { readBody } from '../../body/service.ts'
import { allCategories } from '../../category/service.ts'
import type { Figures } from '../figures/counts.ts'
import { heldOf } from './held.ts'

export async function bodyPage(ctx: Ctx, id: number, figures: Figures): Promise<BodyPage> {
  const { say } = ctx
  const { code, codes, name, names, approved, stopped, contact } = found(await readBody(ctx.db, id))
  const all = await allCategories(ctx)
  const own = figures.parts.flatMap(({ axis, key, count }) =>
    key.startsWith(`${id}:`) ? [{ axis, key: key.slice(`${id}:`.length), count }] : [],
  )
  return {
    id,
    code,
    codes: [...codes],
    name: say(name),
    names: names.map((one) => ({ name: say(one.name), on: one.on })),
    contact,
    stopped,
    approved: approved.map((one) => ({ code: one, name: say(all.get(one)?.name ?? [one, one]) })),
    ...(await heldOf(ctx, own)),
    countedAt: figures.at,
  }
}

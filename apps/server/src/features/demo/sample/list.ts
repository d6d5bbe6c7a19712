// The lists of samples: by page with sums over the whole filter, and without pages for choices.
import { sql } from 'kysely'
import type { Sample, SampleKind } from '@register/contract/demo/sample'
import { wordsOf } from '@register/contract/rules/keyword'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Page } from '../../../db/list.ts'
import { samples } from './store.ts'

type Summary = { quantity: number; fee: number }

export async function pageSamples(ctx: UserCtx, request: ListRequest): Promise<Page<Sample> & { summary: Summary }> {
  const page = await samples.list(ctx, request)
  const summary = await samples
    .filtered(ctx, request)
    .select([
      sql<number>`coalesce(sum(quantity), 0)`.as('quantity'),
      sql<number>`coalesce(sum(fee), 0)::numeric`.as('fee'),
    ])
    .executeTakeFirstOrThrow()
  return { ...page, summary }
}

/** The most rows that a list without pages shows. */
const mostListed = 100

/** A list of choices is filtered from the first character on, since it has no pages. */
export async function listSamples(
  ctx: UserCtx,
  given: { keyword?: string | undefined; kind?: SampleKind | undefined },
): Promise<Sample[]> {
  const { kind } = given
  const words = wordsOf(given.keyword ?? '')
  const { plan } = samples
  const matching = words.length === 0 ? undefined : plan.keyword?.(words)
  const rows = await samples
    .rows(samples.scoped(ctx))
    .$if(kind !== undefined, (query) => query.where('demo_sample.kind', '=', kind ?? ''))
    .$if(matching !== undefined, (query) => query.where(matching ?? sql<boolean>`true`))
    .orderBy(plan.order)
    .limit(mostListed)
    .execute()
  return rows.map(samples.answered)
}

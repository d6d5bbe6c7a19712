// Tests that further generated certificates fit next to those of the demo world: their numbers are unused.
import { shanghaiDay } from '@register/contract/dates'
import { expect, test } from 'vitest'
import { countedSerials } from '../seed/demo/existing/counted.ts'
import { contexts } from '../seed/demo/ctx.ts'
import { dice } from '../seed/demo/random.ts'
import { addExisting } from '../seed/demo/world.ts'
import { testApp } from './app.ts'

const app = await testApp()

/** Does the same as `npm run generate`. */
async function add(count: number): Promise<number> {
  const { known } = await app.db
    .selectFrom('report')
    .select((eb) => eb.fn.max<number | null>('id').as('known'))
    .executeTakeFirstOrThrow()
  const from = (known ?? 0) + 1
  return app.db.transaction().execute(async (tx) => {
    const serials = await countedSerials(tx)
    const given = { count, from, today: shanghaiDay(), serials }
    return (await addExisting(contexts(tx, app.secrets), dice(from), given)).length
  })
}

test('a thousand certificates, and as many again', async () => {
  // Enough to need labels of the old format, which have no counter.
  expect(await add(1_000)).toBe(1_000)
  expect(await add(1_000)).toBe(1_000)
})

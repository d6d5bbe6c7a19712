// Rules and standards that the dictionary does not list. The person who publishes a report confirms them, because a text that was typed by mistake looks like a standard on the certificate (docs/decisions/0105-an-unlisted-test-basis-is-confirmed.md).
import { unconfirmedBasis } from '@register/contract/business/report/content/unlistedBasis'
import { testBasisType } from '@register/contract/system/dictionary/read'
import { storedText } from '@register/contract/text/storedText'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { addEvents } from '../history/event.ts'

/** Those of these values that the dictionary does not list, each once, in their order. */
export async function unlistedBasis(db: Db, testBasis: readonly string[]): Promise<string[]> {
  if (testBasis.length === 0) return []
  const listed = await db
    .selectFrom('dict_item')
    .where('type', '=', testBasisType)
    .where('value', 'in', [...testBasis])
    .select('value')
    .execute()
  const known = new Set(listed.map(({ value }) => value))
  return [...new Set(testBasis)].filter((one) => !known.has(one))
}

interface Stated {
  id: number
  testBasis: readonly string[]
}

/** Refuses to make reports public with unlisted values that the caller has not confirmed, and notes those that were, in the history of each. */
export async function confirmBases(
  ctx: UserCtx,
  reports: readonly Stated[],
  confirmed: readonly string[],
): Promise<string[]> {
  const values = await unlistedBasis(
    ctx.db,
    reports.flatMap(({ testBasis }) => [...testBasis]),
  )
  if (values.length === 0) return []
  const stated = new Set(confirmed.map(storedText))
  const left = values.filter((one) => !stated.has(storedText(one)))
  if (left.length > 0) throw unconfirmedBasis(left)
  await addEvents(
    ctx,
    'confirmBasis',
    reports.flatMap(({ id, testBasis }) => {
      const own = values.filter((one) => testBasis.includes(one))
      return own.length > 0 ? [{ id, reason: own.join('、') }] : []
    }),
  )
  return values
}

/** The same for one report. `before`: what is public already is not asked for again. */
export async function confirmBasis(
  ctx: UserCtx,
  id: number,
  testBasis: readonly string[],
  { confirmed, before = [] }: { confirmed: readonly string[]; before?: readonly string[] },
): Promise<void> {
  const news = testBasis.filter((one) => !before.includes(one))
  const values = await confirmBases(ctx, [{ id, testBasis: news }], confirmed)
  if (values.length > 0) ctx.note.detail = { ...ctx.note.detail, confirmedBasis: values }
}

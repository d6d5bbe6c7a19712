// Recovery codes, for signing in without the telephone: each valid once, shown when created and stored as keyed hashes.
import { randomInt } from 'node:crypto'
import { recoveryCodes } from '@register/contract/system/ways/factor'
import type { Ctx } from '../../../../access/ctx.ts'

/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

const random = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
/** abcd-efgh-jkmn */
const grouped = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A code as it is compared: small letters and digits alone. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const markOf = ({ secrets }: Pick<Ctx, 'secrets'>, userId: number, code: string): Buffer =>
  secrets.mac('recoveryCode', `${userId} ${code}`)

type Keeping = Pick<Ctx, 'db' | 'secrets'>

/** New ones in place of those there were. */
export async function writeCodes(ctx: Keeping, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, random)
  await ctx.db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await ctx.db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, mark: markOf(ctx, userId, code) })))
    .execute()
  return codes.map(grouped)
}

/** Uses it up; false when it is none of the account's, or was used. */
export async function spendRecoveryCode(ctx: Keeping, userId: number, code: string): Promise<boolean> {
  const used = await ctx.db
    .updateTable('recovery_code')
    .set({ used_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('mark', '=', markOf(ctx, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

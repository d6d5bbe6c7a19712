// Recovery codes, for signing in without the telephone: each valid once, shown when created and stored as keyed hashes.
import { randomInt } from 'node:crypto'
import { recoveryCodes } from '@register/contract/system/signIn/factor'
import type { Ctx } from '../../../../access/ctx.ts'

/** Without letters and digits that can be mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

const random = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
/** Prints a code as abcd-efgh-jkmn. */
const grouped = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A code for comparing: small letters and digits only. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const markOf = ({ secrets }: Pick<Ctx, 'secrets'>, userId: number, code: string): Buffer =>
  secrets.mac('recoveryCode', `${userId} ${code}`)

type Keeping = Pick<Ctx, 'db' | 'secrets'>

/** Replaces the codes of an account by new ones. */
export async function writeCodes(ctx: Keeping, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, random)
  await ctx.db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await ctx.db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, mark: markOf(ctx, userId, code) })))
    .execute()
  return codes.map(grouped)
}

/** Uses the code up; false when the account does not have it, or has used it. */
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

// Codes of six digits that prove the ownership of a telephone number or mailbox: how they are sent, how often, and how they are checked (docs/decisions/0052-ways-in-by-a-code.md).
import { randomBytes, randomInt } from 'node:crypto'
import { Failure, tooMany, wrongSecret } from '@register/contract/errors'
import type { CodePurpose, CodeSent } from '@register/contract/system/signIn/code'
import { markOf, spelledPhone } from '../../../access/marks/contact.ts'
import type { Ctx } from '../../../access/ctx.ts'
import { sameText } from '../../../access/secrets.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { againSeconds, askFor, codeSeconds, countTry, storeCode, spend, type StoredCode } from './store.ts'

export { shareAskedFor } from './store.ts'

type Channel = 'sms' | 'mail'

interface Number {
  purpose: CodePurpose
  channel: Channel
  /** The number or address, as people write it. */
  to: string
}

const channelOff: Record<Channel, Failure> = {
  sms: new Failure(404, ['本系统未接入短信，不能发送验证码', 'This register sends no SMS, so there are no codes']),
  mail: new Failure(404, ['本系统未接入邮件，不能发送验证码', 'This register sends no mail, so there are no codes']),
}

const markIn = ({ secrets }: Ctx, { channel, to }: Number): Buffer =>
  markOf(secrets, channel === 'sms' ? 'phone' : 'email', to)

const macOf = ({ secrets }: Ctx, { purpose }: Number, mark: Buffer, code: string): Buffer =>
  secrets.mac('code', `${purpose} ${mark.toString('hex')} ${code}`)

const wordsOf = (code: string): Record<'subject' | 'text', readonly [string, string]> => ({
  subject: ['验证码', 'Your code'],
  text: [
    `验证码 ${code}，${codeSeconds / 60} 分钟内有效。请勿告诉他人；如非本人操作，请忽略本邮件。`,
    `Your code is ${code}, valid for ${codeSeconds / 60} minutes. Do not share it. If you did not ask for it, ignore this message.`,
  ],
})

async function deliver(ctx: Ctx, { sms, mail }: Integrations, { channel, to }: Number, code: string): Promise<void> {
  const { subject, text } = wordsOf(code)
  if (channel === 'sms')
    await sms?.send({
      to: spelledPhone(to),
      lang: ctx.lang,
      template: 'code',
      values: { code, minutes: String(codeSeconds / 60) },
    })
  else await mail?.send({ to, lang: ctx.lang, subject, text })
}

/**
 * Sends a code; where `reaches` is false it does everything but send, so that neither answer nor duration reveals whose number it is. With
 * `account`, whose number it is, requests at an address where that account signs in count apart from those of anybody else. Refuses
 * with 429 when codes are requested too often, and with 404 where the channel is off. In `prepare`: it commits by itself. It does not wait for
 * the service, whose failures go to `outside.report`. Returns seconds.
 */
export async function sendCode(
  ctx: Ctx,
  outside: Integrations,
  { reaches, account, ...number }: Number & { reaches: boolean; account?: number | undefined },
): Promise<CodeSent> {
  if (!outside[number.channel]) throw channelOff[number.channel]
  const mark = markIn(ctx, number)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // For an unregistered number every code is wrong.
  const mac = reaches ? macOf(ctx, number, mark, code) : randomBytes(32)
  const early = await ctx.db.transaction().execute(async (tx) => {
    const cap = number.purpose === 'register' ? 'strangers' : 'people'
    const seconds = await askFor(tx, { mark, address: ctx.meta.ip, cap, isSent: reaches, account })
    if (seconds === 0) await storeCode(tx, { purpose: number.purpose, mark, mac })
    return seconds
  })
  if (early > 0) throw tooMany(early)
  // Sent after the answer, because a slow service would otherwise reveal which numbers are registered.
  if (reaches) setImmediate(() => void deliver(ctx, outside, number, code).catch(outside.report))
  return { expiresIn: codeSeconds, again: againSeconds }
}

const wrong = (): Failure =>
  wrongSecret('code', [
    '验证码错误或已失效，请核对或重新获取',
    'The code is wrong or has expired. Check it, or ask for a new one',
  ])

/** A code that was right and is not used yet. */
export type RightCode = StoredCode

/** Checks the code; each try counts, right ones too. In `prepare`, because a wrong one must count although the call is refused. Throws `wrongSecret`. */
export async function tryCode(ctx: Ctx, { code, ...number }: Number & { code: string }): Promise<RightCode> {
  const mark = markIn(ctx, number)
  const known = await countTry(ctx.db, { purpose: number.purpose, mark })
  const mac = macOf(ctx, number, mark, code)
  if (!sameText((known ?? randomBytes(32)).toString('hex'), mac.toString('hex'))) throw wrong()
  return { purpose: number.purpose, mark, mac }
}

/** Uses the code up; only one of several calls at once succeeds. In the transaction of its purpose: if that fails, the code stays valid. */
export async function spendCode({ db }: Ctx, code: RightCode): Promise<void> {
  if (!(await spend(db, code))) throw wrong()
}

/** Checks and uses it in one step, where nothing can fail in between. */
export async function consumeCode(ctx: Ctx, given: Number & { code: string }): Promise<true> {
  await spendCode(ctx, await tryCode(ctx, given))
  return true
}

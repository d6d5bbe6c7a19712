// Captchas: a picture of four characters or six spoken digits, valid for one try within two minutes; where many codes are asked for, with work for the caller's device (docs/decisions/0138-work-beside-the-captcha.md).
import { createHash, randomInt } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { badField } from '@register/contract/errors'
import { hasZeroBits, workText } from '@register/contract/input/captcha'
import { configured } from '../../../../access/configured.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import { storeOnce, consumeOnce } from '../../../../access/oneTime.ts'
import type { Db } from '../../../../db/connect.ts'
import { shareAskedFor } from '../../code/service.ts'
import { speak } from './spoken.ts'

const seconds = 120
const length = 4
/** Characters that cannot be mistaken for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'

/** Draws a text that we give; the package's own texts come from predictable random numbers. Its types leave out this call. */
const draw = svgCaptcha as unknown as (
  text: string,
  look: NonNullable<Parameters<typeof svgCaptcha.create>[0]>,
) => string

interface Offer {
  uuid: string
  /** Zero bits of the work. */
  bits: number
}

/** The share of the codes allowed in an hour from which on work is asked for: three requests of one address, or 300 of all. */
const quietShare = 0.15
/** Measured with 40,000 to 120,000 hashes a second in a browser: from a tenth of a second to two to six seconds when nearly all codes have been asked for. */
const [leastBits, mostBits] = [12, 18]

async function offer({ db, meta }: Pick<Ctx, 'db' | 'meta'>, answer: string): Promise<Offer> {
  const share = await shareAskedFor(db, meta.ip)
  const bits = share < quietShare ? 0 : Math.round(leastBits + (mostBits - leastBits) * Math.min(1, share))
  return { uuid: await storeOnce(db, 'captcha', `${bits} ${answer}`, seconds), bits }
}

export async function makeCaptcha(ctx: Pick<Ctx, 'db' | 'meta'>): Promise<Offer & { img: string }> {
  const text = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  const data = draw(text, {
    noise: 2,
    color: true,
    background: '#f5f5f5',
    width: 120,
    height: 40,
    fontSize: 42,
  })
  const png = await sharp(Buffer.from(data)).png().toBuffer()
  return { ...(await offer(ctx, text.toLowerCase())), img: `data:image/png;base64,${png.toString('base64')}` }
}

const spokenLength = 6

/** `audio`: a WAV in base64. */
export async function makeSpokenCaptcha(ctx: Pick<Ctx, 'db' | 'meta' | 'lang'>): Promise<Offer & { audio: string }> {
  const digits = Array.from({ length: spokenLength }, () => randomInt(10)).join('')
  const audio = (await speak(digits, ctx.lang)).toString('base64')
  return { ...(await offer(ctx, digits)), audio }
}

/** Accepts full-width letters and digits of an input method, and blanks between them. */
const plain = (answer: string): string => answer.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Whether captchas are required, by the start option and the configuration. */
export const isCaptchaAsked = async ({ db }: Pick<Ctx, 'db'>, on: boolean): Promise<boolean> =>
  on && (await configured(db)).captcha

/** Refuses a call without the right captcha where one is required. */
export async function checkCaptchaAsked(ctx: Pick<Ctx, 'db'>, on: boolean, given: Given): Promise<void> {
  if (await isCaptchaAsked(ctx, on)) await checkCaptcha(ctx.db, given)
}

/** As `captchaGiven` of the contract. */
interface Given {
  uuid?: string | undefined
  captcha?: string | undefined
  work?: number | undefined
}

const isDone = (uuid: string, bits: number, work: number | undefined): boolean =>
  bits === 0 || (work !== undefined && hasZeroBits(createHash('sha256').update(workText(uuid, work)).digest(), bits))

/** The try uses it up, right or wrong. */
async function checkCaptcha(db: Db, { uuid = '', captcha: answer, work }: Given): Promise<void> {
  const stored = uuid ? await consumeOnce(db, 'captcha', uuid) : undefined
  if (!answer) throw badField('captcha', ['请输入验证码', 'Please input the captcha'])
  const [, bits, expected] = /^(\d+) (.+)$/.exec(stored ?? '') ?? []
  if (!expected) throw badField('captcha', ['验证码已失效，请刷新', 'The captcha has expired. Please refresh it'])
  // Before the answer, so that guesses of it cost the work too.
  if (!isDone(uuid, Number(bits), work))
    throw badField('work', [
      '请求较多时，浏览器须先完成一次计算。请刷新页面后再试',
      'While many ask for codes, the browser has some work to do first. Reload the page and try again',
    ])
  if (expected !== plain(answer)) throw badField('captcha', ['验证码错误', 'The captcha is wrong'])
}

// Captchas: a picture of four characters or six spoken digits, valid for one try within two minutes.
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { badField } from '@register/contract/errors'
import { configured } from '../../../../access/configured.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import { storeOnce, consumeOnce } from '../../../../access/oneTime.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Lang } from '@register/contract/phrase'
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

export async function makeCaptcha(db: Db): Promise<{ uuid: string; img: string }> {
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
  return {
    uuid: await storeOnce(db, 'captcha', text.toLowerCase(), seconds),
    img: `data:image/png;base64,${png.toString('base64')}`,
  }
}

const spokenLength = 6

/** `audio`: a WAV in base64. */
export async function makeSpokenCaptcha(db: Db, lang: Lang): Promise<{ uuid: string; audio: string }> {
  const digits = Array.from({ length: spokenLength }, () => randomInt(10)).join('')
  const audio = (await speak(digits, lang)).toString('base64')
  return { uuid: await storeOnce(db, 'captcha', digits, seconds), audio }
}

/** Accepts full-width letters and digits of an input method, and blanks between them. */
const plain = (answer: string): string => answer.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Whether captchas are required, by the start option and the configuration. */
export const isCaptchaAsked = async ({ db }: Pick<Ctx, 'db'>, on: boolean): Promise<boolean> =>
  on && (await configured(db)).captcha

/** Refuses a call without the right captcha where one is required. */
export async function checkCaptchaAsked(
  ctx: Pick<Ctx, 'db'>,
  on: boolean,
  { uuid, captcha }: { uuid?: string | undefined; captcha?: string | undefined },
): Promise<void> {
  if (await isCaptchaAsked(ctx, on)) await checkCaptcha(ctx.db, uuid, captcha)
}

/** The try uses it up, right or wrong. */
async function checkCaptcha(db: Db, uuid: string | undefined, answer: string | undefined): Promise<void> {
  const expected = uuid ? await consumeOnce(db, 'captcha', uuid) : undefined
  if (!answer) throw badField('captcha', ['请输入验证码', 'Please input the captcha'])
  if (!expected) throw badField('captcha', ['验证码已失效，请刷新', 'The captcha has expired. Please refresh it'])
  if (expected !== plain(answer)) throw badField('captcha', ['验证码错误', 'The captcha is wrong'])
}

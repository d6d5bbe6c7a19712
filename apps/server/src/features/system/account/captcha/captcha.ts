// Captchas: a picture of four characters or six spoken digits, answered once within two minutes.
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
/** None that is taken for another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'

/** The package draws a text of ours; its own comes from numbers that can be foretold. Its types leave this call out. */
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

/** As people type it: with the wide letters and digits of an input method, with blanks between them. */
const plain = (answer: string): string => answer.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Where a captcha is asked for, by start and by configuration. */
export const isCaptchaAsked = async ({ db }: Pick<Ctx, 'db'>, on: boolean): Promise<boolean> =>
  on && (await configured(db)).captcha

/** Refuses what comes without the right one where it is asked for. */
export async function checkCaptchaAsked(
  ctx: Pick<Ctx, 'db'>,
  on: boolean,
  { uuid, captcha }: { uuid?: string | undefined; captcha?: string | undefined },
): Promise<void> {
  if (await isCaptchaAsked(ctx, on)) await checkCaptcha(ctx.db, uuid, captcha)
}

/** Used up by the try, right or wrong. */
async function checkCaptcha(db: Db, uuid: string | undefined, answer: string | undefined): Promise<void> {
  const expected = uuid ? await consumeOnce(db, 'captcha', uuid) : undefined
  if (!answer) throw badField('captcha', ['请输入验证码', 'Please input the captcha'])
  if (!expected) throw badField('captcha', ['验证码已失效，请刷新', 'The captcha has expired. Please refresh it'])
  if (expected !== plain(answer)) throw badField('captcha', ['验证码错误', 'The captcha is wrong'])
}

// Which new passwords are accepted, checked alike where they are typed and where they are kept. Profile of the level-3 baseline: 12 characters, 3 of 4 classes.
import type { Phrase } from '../../phrase.ts'
import { isCommonPassword } from './wellKnown.ts'

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]
/** What the configuration may ask for beyond the baseline. */
export interface PasswordRules {
  length: number
  /** Kinds of character: 3 or 4. */
  classes: number
}
export const baseline: PasswordRules = { length: 12, classes: 3 }

/** One of the rules: what it asks for, and how its refusal reads. */
export interface PasswordRule {
  key: 'length' | 'classes' | 'name' | 'common'
  wants: Phrase
  refusal: Phrase
  met: boolean
}

const kinds = (mixed: number) =>
  mixed === 4
    ? ({
        wants: ['含小写字母、大写字母、数字和符号', 'Small letters, capitals, digits and symbols'],
        refusal: [
          '密码应同时含小写字母、大写字母、数字和符号',
          'The password must mix small letters, capitals, digits and symbols',
        ],
      } as const)
    : ({
        wants: [
          '含小写字母、大写字母、数字、符号中的至少三类',
          'At least three of: small letters, capitals, digits, symbols',
        ],
        refusal: [
          '密码应含小写字母、大写字母、数字、符号中的至少三类',
          'The password must mix at least three of: small letters, capitals, digits, symbols',
        ],
      } as const)

/** Every rule with whether this password meets it, to be ticked off while it is typed. `context`: other words near the person, such as the body's name. */
export function passwordRulesOf(
  password: string,
  username: string,
  context: readonly string[] = [],
  { length, classes: mixed }: PasswordRules = baseline,
): PasswordRule[] {
  const lower = password.toLowerCase()
  return [
    {
      key: 'length',
      wants: [`${length} 到 128 个字符`, `${length} to 128 characters`],
      refusal: [`密码应为 ${length} 到 128 个字符`, `The password must have ${length} to 128 characters`],
      met: password.length >= length && password.length <= 128,
    },
    { key: 'classes', ...kinds(mixed), met: classes.filter((one) => one.test(password)).length >= mixed },
    {
      key: 'name',
      wants: ['不含用户名', 'Not the user name'],
      refusal: ['密码不能包含用户名', 'The password must not contain the user name'],
      met: password !== '' && !(username.length > 2 && lower.includes(username.toLowerCase())),
    },
    {
      key: 'common',
      wants: ['不由常用词、连续或重复的字符拼成', 'More than common words, runs and repeated characters'],
      refusal: [
        '密码过于常见：不能只由常用词、本系统或本单位的名称加数字和符号组成，请换一个',
        'The password is too common: common words, the name of this system or of your organisation with digits and symbols are not enough. Please choose another',
      ],
      met: new Set(password).size >= 6 && !isCommonPassword(password, [username, ...context]),
    },
  ]
}

/** Why a new password is refused; nothing when it is accepted. */
export const passwordProblem = (...given: Parameters<typeof passwordRulesOf>): Phrase | undefined =>
  passwordRulesOf(...given).find(({ met }) => !met)?.refusal

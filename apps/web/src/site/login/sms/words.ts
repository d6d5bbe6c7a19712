// Texts of codes by SMS. Two messages are given in English (docs/rules/office.md#signing-in).
import { waitWords } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

export const smsWords = {
  phone: ['手机号', 'Mobile'],
  code: ['短信验证码', 'SMS code'],
  get: ['获取验证码', 'Get a code'],
  getAgain: ['重新获取', 'Get another'],
  needPhone: ['请输入手机号', 'Please input mobile'],
  needCode: ['请输入短信验证码', 'Please input sms code'],
  needCaptcha: ['请输入验证码', 'Please input the captcha'],
  signIn: ['登录', 'Sign in'],
  confirmedOnly: ['须为您已在账号中确认过的手机号。', 'It must be a number that you have confirmed in your account.'],
  toDemo: ['演示环境不真正发送短信：', 'This demonstration sends no SMS:'],
  demoMessages: ['查看验证码', 'read the code here'],
} as const satisfies Record<string, Phrase>

/** The same text after every request, so that it does not reveal whether the number is registered. */
export const sentTo = (phone: string): Phrase => [
  `如果 ${phone} 可以使用此功能，验证码已发送，5 分钟内有效。`,
  `If ${phone} can be used for this, a code has been sent. It is valid for 5 minutes.`,
]
export function waitFor(seconds: number): Phrase {
  const [zh, en] = waitWords(seconds)
  return [`${zh}后可重新获取`, `Another in ${en}`]
}

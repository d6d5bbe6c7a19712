// The texts of the password dialog.
import type { Phrase } from '@register/contract/phrase'

export const reauthenticationWords = {
  title: ['请再次输入密码', 'Please enter your password again'],
  text: [
    '此操作涉及敏感内容，会记入审计。距上次输入密码已超过 10 分钟，请确认是您本人。',
    'This shows protected data and is recorded. You entered your password over ten minutes ago: please confirm that it is you.',
  ],
  give: ['确认', 'Confirm'],
  password: ['密码', 'Password'],
  needPassword: ['请输入密码', 'Please enter a password'],
} as const satisfies Record<string, Phrase>

// Texts of setting a new password by a code.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  resetTitle: siteScreens.reset_password.title,
  resetLead: [
    '输入账号中确认过的手机号，用收到的验证码设置新密码。设置后，该账号在各设备上的登录都会失效。',
    'Enter the number confirmed in your account and set a new password with the code sent to it. The account is then signed out everywhere.',
  ],
  resetOff: [
    '本系统未接入短信，不能自助找回密码，请联系管理员重置。',
    'This register sends no SMS, so ask an administrator to reset your password.',
  ],
  setNew: ['设置新密码', 'Set the new password'],
  backToLogin: ['返回登录', 'Back to signing in'],
} as const satisfies Record<string, Phrase>

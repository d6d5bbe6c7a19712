// Texts of registration.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  title: siteScreens.user_register.title,
  lead: [
    '注册后可以接收消息，并申请成为企业用户、查看本企业的报告。查询证书无需注册。',
    'An account receives messages and can become a company account, which sees the reports of its company. Looking up a certificate needs no account.',
  ],
  closed: [
    '本系统没有开启自助注册。需要账号时，请联系运营单位或所在机构的管理员。',
    'Registration is not open here. If you need an account, ask the operator of the register or the administrator of your body.',
  ],
  known: ['已有账号？', 'You have an account already?'],
  toLogin: siteScreens.login.title,
  username: ['用户名', 'User name'],
  password: ['密码', 'Password'],
  needUsername: ['请输入用户名', 'Please input a user name'],
  needPassword: ['请输入密码', 'Please enter a password'],
  needConsent: ['请阅读并同意后再注册', 'Please read and agree to both first'],
  consent: ['我已阅读并同意', 'I have read and agree to the'],
  and: ['和', 'and the'],
  agreement: ['用户协议', 'User agreement'],
  privacy: ['个人信息保护说明', 'Notice on personal data'],
  close: ['关闭', 'Close'],
  make: ['注册', 'Create account'],
} as const satisfies Record<string, Phrase>

export const version = (text: string): Phrase => [`版本 ${text}`, `Version ${text}`]

// Texts of signing in and of changing a password. Four messages are given (docs/rules/office.md#signing-in).
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  title: siteScreens.login.title,
  lead: [
    '型式试验机构、总局、专家组和企业用户由此进入办公。',
    'For type-testing bodies, the head office, the expert group and companies.',
  ],
  setUp: [
    '三名管理员已设立，admin 已停用。请用新账号登录。',
    'The three administrators are named and admin is disabled. Sign in with one of the new accounts.',
  ],
  idle: [
    '用户长时间无操作，为保证账户安全，系统已自动登出。',
    'There was no activity for a long time. To keep the account safe, you have been signed out.',
  ],
  closed: ['账号已注销。', 'The account is closed.'],
  reset: ['新密码已设置，请用它登录。', 'The new password is set. Sign in with it.'],
  others: ['其他登录方式', 'Sign in with'],
  ways: ['登录方式', 'Ways to sign in'],
  wayOf: { account: ['账号登录', 'Account'], mobile: ['手机登录', 'Mobile'], qr: ['扫码登录', 'QR code'] },
  forgotten: ['忘记密码', 'Forgot password'],
  create: ['注册账号', 'Create account'],
  username: ['用户名', 'User name'],
  password: ['密码', 'Password'],
  captcha: ['验证码', 'Captcha'],
  captchaPicture: ['验证码图片', 'Captcha picture'],
  newPicture: ['换一张', 'New picture'],
  asPicture: ['改看图片', 'Show a picture'],
  listen: ['听验证码', 'Listen to one'],
  again: ['再听一组', 'New digits'],
  sixDigits: ['六位数字', 'Six digits'],
  typeHeard: ['请输入听到的六位数字', 'Type the six digits you heard'],
  rememberHint: ['请勿在公用设备上勾选', 'Not on a shared device'],
  signIn: ['登录', 'Sign in'],
  show: ['显示密码', 'Show the password'],
  hide: ['隐藏密码', 'Hide the password'],
  capsLock: ['大写锁定已打开', 'Caps Lock is on'],
  needUsername: ['请输入用户名', 'Please input a user name'],
  needPassword: ['请输入密码', 'Please enter a password'],
  needCaptcha: ['请输入验证码', 'Please input the captcha'],
  toSearch: ['查询证书无需登录：', 'Looking up a certificate needs no sign-in:'],
  search: siteScreens.certificate_search.title,
  noCaptcha: ['验证码没有加载', 'The captcha did not load'],
  firstTitle: siteScreens.first_password.title,
  due: {
    initial: [
      '您正在使用初始或被重置的密码。请设置只有您知道的新密码后继续。',
      'You are using a first or reset password. Set a new one that only you know to continue.',
    ],
    outdated: ['您的密码已到有效期。请设置新密码后继续。', 'Your password has expired. Set a new one to continue.'],
    own: ['修改后，您在其他设备上的登录将失效。', 'Afterwards you are signed out on your other devices.'],
  },
  oldPassword: ['当前密码', 'Present password'],
  newPassword: ['新密码', 'New password'],
  repeat: ['再次输入新密码', 'New password again'],
  needOld: ['请输入当前密码', 'Please input the present password'],
  needNew: ['请输入新密码', 'Please input a new password'],
  differs: ['两次输入的新密码不一致', 'The two new passwords differ'],
  same: ['新密码不能与当前密码相同', 'The new password must differ from the present one'],
  change: ['修改密码并继续', 'Change it and go on'],
  notNow: ['暂不修改', 'Not now'],
  leave: ['退出登录', 'Sign out'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>

export const rememberFor = (hours: number): Phrase => [
  `${hours} 小时内保持登录`,
  hours === 1 ? 'Keep me signed in for an hour' : `Keep me signed in for ${hours} hours`,
]

/** The work of the device beside a captcha. `share`: how far it is, from 0 to 1. */
export const workingSo = (share: number): Phrase => [
  `请求较多，浏览器正在完成一次计算（${Math.round(share * 100)}%）`,
  `Busy just now: your browser does some work first (${Math.round(share * 100)}%)`,
]

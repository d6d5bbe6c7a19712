// The words of signing in and of the change of a password. The four messages of specification section 5 are literal.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  title: siteScreens.login.title,
  lead: [
    '型式试验机构、总局、专家组和企业用户由此进入办公。',
    'For type-testing bodies, the head office, the expert group and enterprises.',
  ],
  setUp: [
    '三名管理员已设立，admin 已停用。请用新账号登录。',
    'The three administrators are named and admin is disabled. Sign in with one of the new accounts.',
  ],
  idle: [
    '用户长时间无操作，为保证账户安全，系统已自动登出。',
    'Nothing was touched for a long time. To keep the account safe, you have been signed out.',
  ],
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
  rememberHint: ['请勿在公用设备上勾选', 'Not on a device that others use'],
  signIn: ['登录', 'Sign in'],
  show: ['显示密码', 'Show the password'],
  hide: ['隐藏密码', 'Hide the password'],
  capsLock: ['大写锁定已打开', 'Caps Lock is on'],
  needUsername: ['请输入用户名', 'Please input a user name'],
  needPassword: ['请输入密码', 'Please input a password'],
  needCaptcha: ['请输入验证码', 'Please input the captcha'],
  toSearch: ['查询证书无需登录：', 'Looking up a certificate needs no sign-in:'],
  search: siteScreens.certificate_search.title,
  noCaptcha: ['验证码没有加载', 'The captcha did not load'],
  firstTitle: siteScreens.first_password.title,
  due: {
    initial: [
      '您正在使用初始或被重置的密码。请设置只有您知道的新密码后继续。',
      'You are using a first or reset password. Set a new one that only you know to go on.',
    ],
    outdated: ['您的密码已到有效期。请设置新密码后继续。', 'Your password has had its time. Set a new one to go on.'],
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

/** What a new password must be, as the configuration asks. */
export const passwordRule = ({
  length,
  classes,
  former,
}: {
  length: number
  classes: number
  former: number
}): Phrase => [
  `至少 ${length} 个字符，含小写字母、大写字母、数字、符号中的${classes === 4 ? '全部四类' : '至少三类'}；不能与最近 ${former} 次用过的相同`,
  `At least ${length} characters, of ${classes === 4 ? 'all four kinds' : 'three kinds at least'}: small letters, capitals, digits, signs. Not one of the last ${former}`,
]

export const rememberFor = (hours: number): Phrase => [
  `${hours} 小时内保持登录`,
  hours === 1 ? 'Keep me signed in for an hour' : `Keep me signed in for ${hours} hours`,
]

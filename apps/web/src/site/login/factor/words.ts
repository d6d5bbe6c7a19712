// Texts of the second factor: signing in with it, and setting it up.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const factorWords = {
  title: ['两步验证', 'Second factor'],
  lead: [
    '第一步已通过。请打开手机上的身份验证器，输入它现在显示的六位验证码。',
    'The first step was right. Open the authenticator on your telephone and enter the six digits it shows now.',
  ],
  recoveryLead: [
    '请输入一个尚未用过的恢复码。每个恢复码只能使用一次。',
    'Enter one of your recovery codes that has not been used. Each can be used once.',
  ],
  code: ['六位验证码', 'Six digits'],
  recovery: ['恢复码', 'Recovery code'],
  needCode: ['请输入验证码', 'Please input the code'],
  needRecovery: ['请输入恢复码', 'Please input a recovery code'],
  go: ['验证并登录', 'Verify and sign in'],
  useRecovery: ['手机不在身边？使用恢复码', 'No telephone at hand? Use a recovery code'],
  useCode: ['使用身份验证器', 'Use the authenticator'],
  back: ['返回登录', 'Back to signing in'],
  setUpTitle: siteScreens.second_factor.title,
  due: [
    '您的账号管理本系统。启用两步验证后才能继续。',
    'Your account administers the register. Set up a second factor to continue.',
  ],
  offered: [
    '启用后，登录时除密码外还需输入手机上的验证码，他人得到密码也无法登录。',
    'From then on signing in needs a code from your telephone in addition to the password, so a stolen password alone is useless.',
  ],
  need: [
    '您需要手机上的身份验证器，例如 FreeOTP、Microsoft Authenticator 或其他支持 TOTP 的应用。',
    'You need an authenticator on your telephone, such as FreeOTP, Microsoft Authenticator or another that supports TOTP.',
  ],
  begin: ['开始设置', 'Begin'],
  password: ['密码', 'Password'],
  needPassword: ['请输入密码', 'Please enter a password'],
  proof: ['请先再次输入密码，确认是您本人。', 'First enter your password again, to confirm that it is you.'],
  scan: ['一、用身份验证器扫描此二维码', '1. Scan this code with the authenticator'],
  qr: ['身份验证器的二维码', 'QR code for the authenticator'],
  type: ['无法扫描？手动输入此密钥：', 'Cannot scan? Type this key:'],
  copy: ['复制密钥', 'Copy the key'],
  enter: ['二、输入它显示的验证码', '2. Enter the code it shows'],
  turnOn: ['启用两步验证', 'Set up a second factor'],
  isOn: ['两步验证已启用', 'Your second factor is on'],
  note: [
    '请立即保存这些恢复码：手机丢失时用它登录。每个只能用一次，离开本页后不再显示。',
    'Save these recovery codes now: they sign you in when you have lost your telephone. Each can be used once, and they are not shown again.',
  ],
  goOn: ['继续', 'Go on'],
  notNow: ['暂不设置', 'Not now'],
  leave: ['退出登录', 'Sign out'],
} as const satisfies Record<string, Phrase>

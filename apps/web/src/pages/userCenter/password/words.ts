// Texts of the page of password and devices.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: [
    '保护账号：定期更换密码，留意陌生设备。',
    'Keep your account safe: change the password, watch for devices you do not know.',
  ],
  password: ['修改密码', 'Change the password'],
  after: ['修改后，您在其他设备上的登录将失效。', 'Afterwards you are signed out on your other devices.'],
  oldPassword: ['当前密码', 'Present password'],
  newPassword: ['新密码', 'New password'],
  repeat: ['再次输入新密码', 'New password again'],
  differs: ['两次输入的新密码不一致', 'The two new passwords differ'],
  same: ['新密码不能与当前密码相同', 'The new password must differ from the present one'],
  change: ['修改密码', 'Change the password'],
  changed: ['密码已修改，其他设备已退出登录', 'The password is changed. Other devices are signed out'],
  devices: ['登录设备', 'Where you are signed in'],
  devicesText: ['不认识的设备请立即退出，并修改密码。', 'Sign out what you do not know, and change your password.'],
  here: ['本机', 'This device'],
  remembered: ['保持登录', 'Stays signed in'],
  unknownDevice: ['未知浏览器', 'Unknown browser'],
  signedIn: ['登录于', 'signed in'],
  lastUsed: ['最近使用', 'last used'],
  end: ['退出登录', 'Sign out'],
  ended: ['该设备已退出登录', 'That device is signed out'],
  endOthers: ['退出所有其他设备', 'Sign out all others'],
  endOthersText: ['其他设备上未保存的内容会丢失。', 'What is not saved there is lost.'],
} as const satisfies Record<string, Phrase>

export const endDeviceOf = (name: string): Phrase => [`退出 ${name}？`, `Sign out ${name}?`]
export const endedOf = (n: number): Phrase => [
  n === 0 ? '没有其他设备' : `已退出 ${n} 台设备`,
  n === 0 ? 'There are no others' : n === 1 ? '1 device is signed out' : `${n} devices are signed out`,
]

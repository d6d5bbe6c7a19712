// Texts of the page of one's own account.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: [
    '您在本系统的资料；用户名用于登录与审计，不能更改。',
    'The data of your account. The user name is for signing in and for the audit, and cannot be changed.',
  ],
  picture: ['头像', 'Picture'],
  pictureText: ['jpg 或 png，上传前可裁剪', 'jpg or png, cropped before it is sent'],
  removedPicture: ['头像已移除', 'The picture is removed'],
  savedPicture: ['头像已更新', 'The picture is saved'],
  basic: ['基本资料', 'About you'],
  username: ['用户名', 'User name'],
  dept: ['部门', 'Department'],
  roles: ['角色', 'Roles'],
  creditCode: ['企业统一社会信用代码', 'Credit code of the company'],
  createdAt: ['注册时间', 'Account since'],
  lastSignIn: ['上次登录', 'Sign-in before this one'],
  name: ['编辑姓名', 'Edit the name'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  none: ['未填写', 'Not given'],
  contact: ['联系方式', 'Contact'],
  contactText: [
    '验证后可用于登录、找回密码和接收通知；加密保存，显示时遮挡。',
    'Once confirmed, you can sign in and reset your password with them, and receive messages. They are stored encrypted and shown masked.',
  ],
  confirmed: ['已验证', 'Confirmed'],
  unconfirmed: ['未验证', 'Not confirmed'],
  codesOff: ['本系统未接入此通道，不能验证', 'This register cannot send codes there'],
  remove: ['删除', 'Delete'],
  removed: ['已删除', 'Deleted'],
  removeText: [
    '将不能再用它登录、找回密码或接收通知。',
    'You can no longer sign in, reset your password or be notified with it.',
  ],
  code: ['验证码', 'Code'],
  getCode: ['获取验证码', 'Get a code'],
  confirm: ['验证并保存', 'Confirm and save'],
  changedContact: ['联系方式已验证并保存', 'Confirmed and saved'],
  data: ['我的数据', 'Your data'],
  dataText: [
    '您可以随时带走本系统保存的与您有关的数据，或注销账号。',
    'You can export your data at any time, or close your account.',
  ],
  export: ['导出我的数据', 'Take my data along'],
  exportText: [
    '一个 JSON 文件：账号、登录、操作、消息、设置与文件清单',
    'One JSON file: account, sign-ins, acts, messages, settings and a list of files',
  ],
  close: ['注销账号', 'Close the account'],
  closeText: [
    '注销后立即退出，不能恢复。联系方式与头像会删除，您做过的业务记录和审计依法保留。',
    'You are signed out at once, and it cannot be undone. Contact data and picture are deleted; records you made and the audit stay, as the law requires.',
  ],
  closeTyped: ['请输入用户名以确认', 'Type your user name to confirm'],
  closed: ['账号已注销', 'The account is closed'],
} as const satisfies Record<string, Phrase>

export const changeOf = ([zh, en]: Phrase, isKnown: boolean): Phrase => [
  isKnown ? `更换${zh}` : `添加${zh}`,
  isKnown ? `Change ${en.toLowerCase()}` : `Add ${en.toLowerCase()}`,
]
export const removeOf = ([zh, en]: Phrase): Phrase => [`删除${zh}`, `Delete ${en.toLowerCase()}`]
export const removeAsk = ([zh, en]: Phrase): Phrase => [`删除${zh}？`, `Delete the ${en.toLowerCase()}?`]
export const againIn = (seconds: number): Phrase => [`${seconds} 秒后可重发`, `Again in ${seconds} s`]
export const sentFor = (minutes: number): Phrase => [
  `验证码已发送，${minutes} 分钟内有效`,
  `The code has been sent. It is valid for ${minutes} minutes`,
]

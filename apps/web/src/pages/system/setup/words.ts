// Texts of setting up.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['settings/setup'].title,
  text: [
    '三人分权：没有一个账号能同时管理系统、授予权限和核查记录。完成后 admin 停用，不能再登录',
    'Three people share what admin could do: none of them alone can run the system, give permissions and check records. Afterwards admin is disabled',
  ],
  name: ['姓名', 'Name'],
  username: ['用户名', 'User name'],
  password: ['初始密码', 'First password'],
  passwordHint: [
    '首次登录后须修改；只在此页显示，请分别交给本人',
    'To be changed at the first sign-in. Shown on this page only: hand each to its owner',
  ],
  another: ['换一个', 'Another'],
  promise: [
    '完成后无法在办公端恢复 admin。请先记下三个用户名和初始密码。',
    'Afterwards admin cannot be brought back from the office. Note the three user names and first passwords before.',
  ],
  noted: ['三个用户名和初始密码均已记下', 'I have noted all three user names and first passwords'],
  needNoted: ['请先记下并勾选', 'Note them first, then tick this'],
  submit: ['设立管理员并停用 admin', 'Name them and disable admin'],
  sure: ['设立三名管理员并停用 admin？', 'Name the three administrators and disable admin?'],
  sureText: [
    '您将立即退出。此后由三名管理员用新账号登录。',
    'You are signed out at once. From then on the three sign in with their own accounts.',
  ],
  leave: ['退出登录', 'Sign out'],
  back: ['返回检查清单', 'Back to the checklist'],
  list: systemScreens['settings/checklist'].title,
  listText: [
    '按系统的实际状态列出，处理后自动更新',
    'The actual state of the register; finished items are ticked automatically',
  ],
  ready: ['已全部就绪', 'Everything is ready'],
  left: ['尚待处理', 'Still to be done'],
  go: ['前往', 'Go there'],
  done: ['已就绪', 'Done'],
  open: ['待处理', 'Pending'],
  unlimited: ['不限品种', 'Everything'],
  look: ['查看', 'View'],
  absent: ['未提供', 'Not available'],
} as const satisfies Record<string, Phrase>

export const leftOf = (count: number): Phrase => [
  `还有 ${count} 项待处理`,
  count === 1 ? 'One thing is still to be done' : `${count} things are still to be done`,
]

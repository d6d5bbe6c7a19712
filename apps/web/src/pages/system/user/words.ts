// Texts of the pages of accounts.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  unchanged: ['还没有改动', 'Nothing has been changed yet'],
  title: systemScreens['settings/user'].title,
  text: [
    '账号及其所属部门、岗位和角色；角色由安全管理员分配',
    'Accounts with their department, posts and roles; a security administrator gives the roles',
  ],
  search: ['用户名、姓名，或完整手机号、邮箱', 'Name, or complete mobile or e-mail'],
  new: ['新建用户', 'Add an account'],
  edit: ['编辑用户', 'Edit an account'],
  saved: ['用户已保存', 'The account is saved'],
  import: ['导入', 'Import'],
  roles: ['分配角色', 'Assign roles'],
  reset: ['重置密码', 'Reset password'],
  disable: ['停用', 'Disable'],
  enable: ['启用', 'Enable'],
  disabled: ['账号已停用，其会话已结束', 'The account is disabled and its sessions have ended'],
  enabled: ['账号已启用', 'The account is enabled'],
  disableText: ['停用后立即退出登录，且不能再登录。', 'They are signed out at once and cannot sign in again.'],
  resetText: [
    '将生成一次性密码，只显示一次；其现有会话立即结束，首次登录必须修改密码。',
    'A one-time password is made and shown once. Their sessions end now, and it must be changed at the first sign-in.',
  ],
  factor: ['解除两步验证', 'Turn off the second factor'],
  factorTaken: ['两步验证已解除，其会话已结束', 'The second factor is turned off and the sessions have ended'],
  factorText: [
    '仅在本人手机和恢复码均已丢失时使用：此后仅凭密码即可登录。其现有会话立即结束，并会收到消息。请先确认是本人提出。',
    'For a person who has lost both telephone and recovery codes: the password alone is then enough to sign in. Their sessions end now, and they are notified. Make sure that the request comes from them.',
  ],
  removeText: [
    '不可恢复：账号将退出登录并失去全部角色，姓名和联系方式随之清除；已有记录中改为显示用户名。只是暂时离开的，请停用。',
    'This cannot be undone. The account is signed out and loses its roles, and name and contact data are cleared; records show the user name instead. For a person who may come back, disable it.',
  ],
  empty: ['这里列出用户账号。', 'Accounts are listed here.'],
  onceTitle: ['一次性密码', 'One-time password'],
  onceText: [
    '密码只显示这一次，关闭后无法再查看。请通过安全的方式告知本人，首次登录时必须修改。',
    'The password is shown only once. Hand it over safely; it must be changed at the first sign-in.',
  ],
  added: ['用户已添加', 'The account is added'],
  rolesNext: [
    '该账号还没有角色，登录后看不到任何内容。下一步：分配角色。',
    'It has no roles yet, so it can sign in but sees nothing. Next: give it roles.',
  ],
  rolesByOthers: [
    '该账号还没有角色，登录后看不到任何内容。下一步由安全管理员分配角色。',
    'It has no roles yet, so it can sign in but sees nothing. Next, a security administrator gives it roles.',
  ],
  close: ['关闭', 'Close'],
  giveRoles: ['分配角色', 'Assign roles'],
  account: ['账号', 'Account'],
  password: ['密码', 'Password'],
  copyBoth: ['复制账号和密码', 'Copy account and password'],
  department: ['部门', 'Department'],
  show: ['查看联系方式', 'Contact in full'],
  rolesText: [
    '勾选的角色即为该用户的角色，保存后其下一次操作起生效',
    'The chosen roles are those of the account, from its next step after saving',
  ],
  all: ['全部角色', 'All roles'],
  rolesSaved: ['角色已保存', 'The roles are saved'],
  stopped: ['已停用，不能再分配', 'Disabled: it can be removed, not given'],
  beyond: ['权限超出您可授予的范围', 'It may do more than you can give'],
  reach: ['数据范围', 'Data scope'],
  noDept: ['未设部门', 'no department'],
  save: ['保存', 'Save'],
} as const satisfies Record<string, Phrase>

/** `at`: when the lock ends by itself, as a clock shows it. */
export const lockedUntil = (at: string): Phrase => [`至 ${at}`, `until ${at}`]
export const askReset = (name: string): Phrase => [`重置“${name}”的密码？`, `Reset the password of "${name}"?`]
export const askFactor = (name: string): Phrase => [
  `解除“${name}”的两步验证？`,
  `Turn off the second factor of "${name}"?`,
]
export const askDisable = (name: string): Phrase => [`停用“${name}”？`, `Disable "${name}"?`]
export const rolesTitle = (name: string): Phrase => [`${name} 的角色`, `Roles of ${name}`]

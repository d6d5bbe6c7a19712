// Texts of the import of accounts.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['user/import'].title,
  text: [
    '先预检：逐行逐列列出问题，不写入任何内容；角色不随表导入，由安全管理员分配',
    'A check comes first: it lists problems by row and column and writes nothing. Roles are not imported; a security administrator gives them',
  ],
  template: ['下载模板', 'Download the template'],
  file: ['Excel 文件', 'Excel file'],
  update: ['更新已有账号', 'Update existing accounts'],
  updateAsk: [
    '请先看下方每一行的前后对照；没有变化的账号不动，角色不变。',
    'Read before and after of each row first. Accounts without a change stay as they are, and roles are not changed.',
  ],
  updateAskMine: [
    '其中有您自己的账号。请先看下方每一行的前后对照；没有变化的账号不动，角色不变。',
    'Your own account is among them. Read before and after of each row first. Accounts without a change stay as they are, and roles are not changed.',
  ],
  updateYes: ['更新并导入', 'Change and import'],
  unchanged: ['无变化', 'Unchanged'],
  changes: ['已有账号的变化', 'Changes of existing accounts'],
  mine: ['本人账号', 'Your own account'],
  result: ['预检结果', 'What the check found'],
  done: ['导入完成', 'Import finished'],
  rows: ['数据行', 'Rows'],
  adds: ['新建', 'New'],
  updates: ['更新', 'Changed'],
  bad: ['有问题', 'With problems'],
  problems: ['问题清单', 'Problems'],
  row: ['行', 'Row'],
  column: ['列', 'Column'],
  whole: ['整行', 'Whole row'],
  field: ['字段', 'Field'],
  value: ['填写内容', 'Entered'],
  right: ['应如何填写', 'What would be right'],
  runAll: ['全部导入', 'Import all'],
  runGood: ['只导入无问题的行', 'Import only the good rows'],
  again: ['换一个文件', 'Choose another file'],
  passwords: ['初始密码', 'First passwords'],
  passwordsText: [
    '只显示这一次。请复制后分别告知本人，首次登录时必须修改。',
    'They are shown only once. Copy them and hand each over; they must be changed at the first sign-in.',
  ],
  copyAll: ['复制全部', 'Copy all'],
  toList: ['回到用户列表', 'To the list'],
  username: ['用户名', 'User name'],
  nickname: ['姓名', 'Name'],
  password: ['密码', 'Password'],
} as const satisfies Record<string, Phrase>

export const updateTitle = (n: number): Phrase => [
  `更新 ${n} 个已有账号？`,
  n === 1 ? 'Change 1 existing account?' : `Change ${n} existing accounts?`,
]
export const existingOf = (n: number): Phrase => [
  `有 ${n} 行的用户名已存在；不勾选时视为问题`,
  n === 1
    ? '1 row names an account that is there; without the tick that is a problem'
    : `${n} rows name accounts that are there; without the tick that is a problem`,
]
export const rowOf = (row: number): Phrase => [`第 ${row} 行`, `Row ${row}`]

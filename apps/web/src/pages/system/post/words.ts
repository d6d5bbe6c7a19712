// Texts of the pages of posts.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  title: systemScreens['system/post/list'].title,
  text: [
    '本单位人员担任的岗位；有人担任的岗位不能停用或删除',
    'The positions of people at work; a post in use cannot be stopped or deleted',
  ],
  new: ['新增岗位', 'Add a post'],
  edit: ['修改岗位', 'Change a post'],
  saved: ['岗位已保存', 'The post is saved'],
  empty: ['这里列出岗位，例如检验员、技术负责人。', 'Posts are listed here, such as inspector or technical head.'],
} as const satisfies Record<string, Phrase>

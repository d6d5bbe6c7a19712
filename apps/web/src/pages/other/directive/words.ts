// Texts of the page on permissions, copying and times.
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'

export const words = {
  title: otherScreens['other/directive'].title,
  text: [
    '按权限显示、复制、相对时间：模板中以指令完成的事，这里是组件',
    'Permissions, copying, relative times: what templates do by directives, here as pieces',
  ],
  allow: ['按权限和角色显示', 'Shown by permission and role'],
  allowText: [
    '没有权限的人看不到相应部分；是否允许仍由服务器决定。',
    'People without a permission do not see the part; the server checks it in any case.',
  ],
  own: ['您的角色：', 'Your roles: '],
  asks: ['要求', 'Asked for'],
  shown: ['对您', 'For you'],
  there: ['显示', 'Shown'],
  left: ['不显示', 'Left out'],
  any: ['发布报告或暂停证书', 'Publish reports or suspend certificates'],
  each: ['发布报告并且暂停证书', 'Publish reports and suspend certificates'],
  bodyManager: ['角色：机构负责人', 'Role: body manager'],
  reviewers: ['角色：总局审核员或专家组审核员', 'Role: head office or expert'],
  copy: ['复制', 'Copying'],
  copyText: [
    '编号按组显示，复制时不带空格；复制后有提示。',
    'Numbers are shown in groups and copied without spaces; a message says that it was done.',
  ],
  copyAddress: ['复制本页地址', 'Copy the address of this page'],
  time: ['相对时间', 'Relative times'],
  timeText: [
    '每分钟更新一次，悬停显示准确时间。',
    'Brought up to date each minute; the exact time is under the pointer.',
  ],
  relative: ['相对', 'Relative'],
  exact: ['准确', 'Exact'],
} as const satisfies Record<string, Phrase>

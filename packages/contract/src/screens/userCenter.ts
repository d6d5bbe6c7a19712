// The screens of one's own account: no menu leads there, but the entry under one's name in the bar.
import type { Screens } from './screen.ts'

export const userCenterScreens = {
  'userCenter/account': { path: '/user_center/account', title: ['账号信息', 'My account'] },
  'userCenter/settings': { path: '/user_center/settings', title: ['个人设置', 'Preferences'] },
  'userCenter/password': { path: '/user_center/password', title: ['密码与安全', 'Password and security'] },
  'userCenter/push': { path: '/user_center/push', title: ['通知设置', 'Notifications'] },
  'userCenter/space': { path: '/user_center/space', title: ['存储空间', 'My files'], table: true },
  'userCenter/logs': { path: '/user_center/logs', title: ['操作日志', 'Operations'] },
  'userCenter/enterprise': {
    path: '/user_center/enterprise',
    title: ['企业账号', 'Company account'],
    // Staff of bodies and offices act for their organisation, so they cannot ask to act for a company.
    roles: ['registered', 'enterprise'],
  },
} as const satisfies Screens

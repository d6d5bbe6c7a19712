// The screens of administration: posts, announcements.
import type { Screens } from './screen.ts'

export const systemScreens = {
  'system/post/list': {
    path: '/system/post',
    title: ['岗位管理', 'Posts'],
    needs: 'system:post:list',
    menu: { name: 'systemPost', group: 'system' },
  },
  'settings/dept': {
    path: '/system/dept',
    title: ['部门管理', 'Departments'],
    needs: 'system:dept:list',
    menu: { name: 'systemDept', group: 'system' },
  },
  'system/notice/list': {
    path: '/system/notice',
    title: ['系统通知', 'Announcements'],
    needs: 'system:notice:list',
    menu: { name: 'systemNotice', group: 'system' },
  },
  'system/notice/new': {
    path: '/system/notice/new',
    title: ['新增通知', 'Write an announcement'],
    needs: 'system:notice:add',
    under: '/system/notice',
  },
  'system/notice/edit': {
    path: '/system/notice/edit/:id',
    title: ['修改通知', 'Change an announcement'],
    needs: 'system:notice:edit',
    under: '/system/notice',
  },
} as const satisfies Screens

// The screens of administration: configuration, posts, announcements.
import type { Screens } from './screen.ts'

export const systemScreens = {
  'settings/config': {
    path: '/system/config',
    title: ['参数配置', 'Configuration'],
    needs: 'system:config:list',
    menu: { name: 'systemConfig', group: 'system' },
  },
  'settings/checklist': {
    path: '/system/checklist',
    title: ['启用清单', 'Getting ready'],
    needs: 'system:config:list',
    menu: { name: 'systemChecklist', group: 'system' },
  },
  'settings/setup': {
    path: '/system/setup',
    title: ['设立三名管理员', 'Name the administrators'],
    needs: 'system:setup:run',
    fullpage: true,
  },
  'system/post/list': {
    path: '/system/post',
    title: ['岗位管理', 'Posts'],
    needs: 'system:post:list',
    menu: { name: 'systemPost', group: 'system' },
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

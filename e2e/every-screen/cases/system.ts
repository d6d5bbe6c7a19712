// The screens of administration.
import { words, type ScreenCase } from '../case.ts'

export const system: readonly ScreenCase[] = [
  {
    view: 'settings/config',
    who: 'system-admin',
    at: '/system/config',
    heading: ['参数配置', 'Configuration'],
    data: words('系统名称', 'Name of the application'),
  },
  {
    view: 'settings/checklist',
    who: 'system-admin',
    at: '/system/checklist',
    heading: ['启用清单', 'Getting ready'],
    data: words('公众访问地址', 'Public address'),
  },
  {
    view: 'settings/setup',
    who: 'admin',
    alone: true,
    at: '/system/setup',
    heading: ['设立三名管理员', 'Name the administrators'],
    data: words('安全管理员用户名', 'User name of the security administrator'),
  },
  {
    view: 'system/post/list',
    who: 'system-admin',
    at: '/system/post',
    heading: ['岗位管理', 'Posts'],
    data: words('检验员', '检验员'),
  },
  {
    view: 'system/notice/list',
    who: 'system-admin',
    at: '/system/notice',
    heading: ['系统通知', 'Announcements'],
    data: words(/^演示环境/, /^演示环境/),
  },
  {
    view: 'system/notice/new',
    who: 'system-admin',
    at: '/system/notice/new',
    heading: ['新增通知', 'Write an announcement'],
    data: words('接收角色', 'Roles'),
  },
  {
    view: 'system/notice/edit',
    who: 'system-admin',
    at: ({ notice }) => notice,
    heading: ['修改通知', 'Change an announcement'],
    data: (page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: /^(通知正文|Text of the announcement)$/ })
        .getByText(/./),
  },
]

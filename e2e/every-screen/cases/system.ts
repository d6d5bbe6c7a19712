// The screens of people, their permissions and their messages.
import { inDialog, words, type ScreenCase } from '../case.ts'

export const system: readonly ScreenCase[] = [
  {
    view: 'settings/role',
    who: 'security-admin',
    data: words('专家组审核员', 'Expert'),
  },
  {
    view: 'settings/role/rights',
    who: 'security-admin',
    at: ({ roleRights }) => roleRights,
    heading: ['权限与范围：专家组审核员', 'Permissions of Expert'],
    data: words('查看报告详情', 'Open reports'),
  },
  {
    view: 'settings/role/people',
    who: 'security-admin',
    at: ({ rolePeople }) => rolePeople,
    heading: ['角色人员：专家组审核员', 'People: Expert'],
    data: words('专家 沈一', '专家 沈一'),
  },
  {
    view: 'settings/role/matrix',
    who: 'security-admin',
    data: words('提出编码申请', 'Apply for codes'),
  },
  {
    view: 'settings/menu',
    who: 'system-admin',
    data: words('总局审核', 'Head office review'),
  },
  {
    view: 'settings/english',
    who: 'system-admin',
    data: words('没有缺少英文的名称', 'Nothing lacks English'),
  },
  {
    view: 'system/post/list',
    who: 'system-admin',
    data: words('检验员', '检验员'),
  },
  {
    view: 'settings/user',
    who: 'system-admin',
    data: words('北辰 周主任', '北辰 周主任'),
  },
  {
    view: 'user/index',
    who: 'system-admin',
    data: words('北辰 周主任', '北辰 周主任'),
  },
  {
    view: 'user/index',
    state: 'adding',
    who: 'system-admin',
    alone: true,
    at: '/user?form=new',
    data: inDialog('用户名', 'User name'),
  },
  {
    view: 'user/index',
    state: 'changing',
    who: 'system-admin',
    alone: true,
    at: '/user?form=3',
    data: inDialog('用户名', 'User name'),
  },
  {
    view: 'user/roles',
    who: 'security-admin',
    at: ({ userRoles }) => userRoles,
    heading: ['专家 沈一 的角色', 'Roles of 专家 沈一'],
    data: words('专家组审核员', 'Expert'),
  },
  {
    view: 'user/import',
    who: 'system-admin',
    data: words('下载模板', 'Download the template'),
  },
  {
    view: 'settings/online',
    who: 'security-admin',
    data: words(/^安全管理员/, /^安全管理员/),
  },
  {
    view: 'settings/dept',
    who: 'system-admin',
    data: words('型式试验一室（演示）', 'Type testing 1 (demo)'),
  },
  {
    view: 'system/notice/list',
    who: 'system-admin',
    data: words(/^演示环境/, /^演示环境/),
  },
  {
    view: 'system/notice/new',
    who: 'system-admin',
    data: words('接收角色', 'Roles'),
  },
  {
    view: 'system/notice/edit',
    who: 'system-admin',
    at: ({ notice }) => notice,
    data: (page) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: /^(通知正文|Text of the announcement)$/ })
        .getByText(/./),
  },
]

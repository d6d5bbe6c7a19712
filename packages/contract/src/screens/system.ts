// The screens of administration: roles, menus, departments, configuration, posts, announcements.
import type { Screens } from './screen.ts'

export const systemScreens = {
  'settings/dept': {
    path: '/system/dept',
    title: ['部门管理', 'Departments'],
    needs: 'system:dept:list',
    menu: { name: 'systemDept', group: 'system' },
  },
  'settings/user': {
    path: '/system/user',
    title: ['用户管理', 'People'],
    needs: 'system:user:list',
    menu: { name: 'systemUser', group: 'system' },
  },
  // The same page by the name that older menus know it by.
  'user/index': {
    path: '/user',
    title: ['用户管理', 'People'],
    needs: 'system:user:list',
    under: '/system/user',
  },
  'user/roles': {
    path: '/system/user/roles/:id',
    title: ['分配角色', 'Roles of an account'],
    needs: 'system:role:assign',
    under: '/system/user',
  },
  'user/import': {
    path: '/system/user/import',
    title: ['导入用户', 'Import people'],
    needs: 'system:user:import',
    under: '/system/user',
  },
  'settings/role': {
    path: '/system/role',
    title: ['角色管理', 'Roles'],
    needs: 'system:role:list',
    menu: { name: 'systemRole', group: 'system' },
  },
  'settings/role/rights': {
    path: '/system/role/rights/:id',
    title: ['权限与范围', 'Permissions and scope'],
    needs: 'system:role:list',
    under: '/system/role',
  },
  'settings/role/people': {
    path: '/system/role/people/:id',
    title: ['角色人员', 'People of a role'],
    needs: 'system:role:list',
    under: '/system/role',
  },
  'settings/role/matrix': {
    path: '/system/role/matrix',
    title: ['权限矩阵', 'Matrix of permissions'],
    needs: 'system:role:list',
    menu: { name: 'systemRoleMatrix', group: 'system' },
  },
  'settings/menu': {
    path: '/system/menu',
    title: ['菜单管理', 'Menus'],
    needs: 'system:menu:list',
    menu: { name: 'systemMenu', group: 'system' },
  },
  'system/post/list': {
    path: '/system/post',
    title: ['岗位管理', 'Posts'],
    needs: 'system:post:list',
    menu: { name: 'systemPost', group: 'system' },
  },
  'settings/online': {
    path: '/system/online',
    title: ['在线用户', 'Who is signed in'],
    needs: 'system:online:list',
    menu: { name: 'systemOnline', group: 'system' },
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
  'settings/dictionary': {
    path: '/system/dictionary',
    title: ['字典管理', 'Dictionaries'],
    needs: 'system:dict:list',
    menu: { name: 'systemDictionary', group: 'system' },
  },
  'settings/log': {
    path: '/system/log',
    title: ['操作日志', 'Operations'],
    needs: 'system:log:list',
    menu: { name: 'systemLog', group: 'system' },
  },
  'settings/signIn': {
    path: '/system/signIn',
    title: ['登录日志', 'Sign-ins'],
    needs: 'system:signIn:list',
    menu: { name: 'systemSignIn', group: 'system' },
  },
  'settings/audit': {
    path: '/system/audit',
    title: ['审计校验', 'Check of the audit'],
    needs: 'system:log:check',
    menu: { name: 'systemAudit', group: 'system' },
  },
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
} as const satisfies Screens

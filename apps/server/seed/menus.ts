// The office's first menus; `component` names a view of the web app's registry.
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'

export interface SeedMenu {
  name: string
  path: string
  component?: string
  title: Phrase
  icon?: string
  permission?: Permission
  children?: readonly SeedMenu[]
}

export const menus: readonly SeedMenu[] = [
  { name: 'home', path: '/home', component: 'home', title: ['首页', 'Home'], icon: 'home' },
  {
    name: 'codeApply',
    path: '/business/codeApply',
    title: ['编码申请', 'Code applications'],
    icon: 'number',
    children: [
      {
        name: 'codeApplyList',
        path: '/business/codeApply/list',
        component: 'business/codeApply/list',
        title: ['申请列表', 'Applications'],
        permission: 'business:codeApply:list',
      },
      {
        name: 'codeApplyHead',
        path: '/business/codeApply/head',
        component: 'business/codeApply/head',
        title: ['总局审核', 'Head office review'],
        permission: 'business:codeApply:reviewHead',
      },
      {
        name: 'codeApplyExpert',
        path: '/business/codeApply/expert',
        component: 'business/codeApply/expert',
        title: ['专家组审核', 'Expert review'],
        permission: 'business:codeApply:reviewSociety',
      },
    ],
  },
  {
    name: 'report',
    path: '/business/report',
    title: ['型式试验报告', 'Reports'],
    icon: 'report',
    children: [
      {
        name: 'reportList',
        path: '/business/report/list',
        component: 'business/report/list',
        title: ['报告列表', 'Report list'],
        permission: 'business:report:list',
      },
      {
        name: 'reportNew',
        path: '/business/report/new',
        component: 'business/report/new',
        title: ['新建报告', 'New report'],
        permission: 'business:report:add',
      },
      {
        name: 'reportImport',
        path: '/business/report/import',
        component: 'business/report/import',
        title: ['导入报告', 'Import'],
        permission: 'business:report:import',
      },
    ],
  },
  {
    name: 'changeNotice',
    path: '/business/changeNotice/list',
    component: 'business/changeNotice/list',
    title: ['变更公告', 'Change notices'],
    icon: 'change',
    permission: 'business:changeNotice:list',
  },
  {
    name: 'system',
    path: '/system',
    title: ['系统管理', 'System'],
    icon: 'setting',
    children: [
      {
        name: 'systemNotice',
        path: '/system/notice',
        component: 'system/notice/list',
        title: ['系统通知', 'Announcements'],
        permission: 'system:notice:list',
      },
    ],
  },
]

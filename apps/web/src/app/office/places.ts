// Where the office's screens stand: the name that menus know, the address, the title, and who may open it.
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'

export interface Place {
  view: string
  path: string
  title: Phrase
  permission?: Permission
  /** The list that this screen belongs under: its menu entry stays marked. */
  under?: string
}

const report = '/business/report'
const apply = '/business/codeApply'

export const places = [
  { view: 'home', path: '/home', title: ['首页', 'Home'] },
  {
    view: 'business/codeApply/list',
    path: `${apply}/list`,
    title: ['编码申请', 'Code applications'],
    permission: 'business:codeApply:list',
  },
  {
    view: 'business/codeApply/apply',
    path: `${apply}/apply`,
    title: ['申请编码', 'Apply for a code'],
    permission: 'business:codeApply:apply',
    under: `${apply}/list`,
  },
  {
    view: 'business/codeApply/edit',
    path: `${apply}/edit/:id`,
    title: ['修改申请', 'Correct an application'],
    permission: 'business:codeApply:apply',
    under: `${apply}/list`,
  },
  {
    view: 'business/codeApply/detail',
    path: `${apply}/detail/:id`,
    title: ['申请详情', 'Application'],
    permission: 'business:codeApply:list',
    under: `${apply}/list`,
  },
  {
    view: 'business/codeApply/head',
    path: `${apply}/head`,
    title: ['总局审核', 'Head office review'],
    permission: 'business:codeApply:reviewHead',
  },
  {
    view: 'business/codeApply/expert',
    path: `${apply}/expert`,
    title: ['专家组审核', 'Expert group review'],
    permission: 'business:codeApply:reviewSociety',
  },
  {
    view: 'business/report/list',
    path: `${report}/list`,
    title: ['型式试验报告', 'Type-test reports'],
    permission: 'business:report:list',
  },
  {
    view: 'business/report/new',
    path: `${report}/new`,
    title: ['新建报告', 'New report'],
    permission: 'business:report:add',
  },
  {
    view: 'business/report/edit',
    path: `${report}/edit/:id`,
    title: ['编写报告', 'Write a report'],
    permission: 'business:report:edit',
    under: `${report}/list`,
  },
  {
    view: 'business/report/detail',
    path: `${report}/detail/:id`,
    title: ['报告详情', 'Report'],
    permission: 'business:report:query',
    under: `${report}/list`,
  },
  {
    view: 'business/report/import',
    path: `${report}/import`,
    title: ['导入报告', 'Import reports'],
    permission: 'business:report:import',
  },
  {
    view: 'business/changeNotice/list',
    path: '/business/changeNotice/list',
    title: ['变更公告', 'Change notices'],
    permission: 'business:changeNotice:list',
  },
] as const satisfies readonly Place[]

export type View = (typeof places)[number]['view']

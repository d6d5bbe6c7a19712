// The screens of the register's own work: code applications, reports, change notices.
import { open, type Screen } from './screen.ts'

const report = '/business/report'
const apply = '/business/codeApply'

export const businessScreens: readonly Screen[] = [
  {
    view: 'business/codeApply/list',
    path: `${apply}/list`,
    title: ['编码申请', 'Code applications'],
    permission: 'business:codeApply:list',
    component: open(() => import('../../pages/business/codeApply/list/ApplicationList.tsx'), 'ApplicationList'),
  },
  {
    view: 'business/codeApply/apply',
    path: `${apply}/apply`,
    title: ['申请编码', 'Apply for a code'],
    permission: 'business:codeApply:apply',
    under: `${apply}/list`,
    component: open(() => import('../../pages/business/codeApply/form/ApplicationNew.tsx'), 'ApplicationNew'),
  },
  {
    view: 'business/codeApply/edit',
    path: `${apply}/edit/:id`,
    title: ['修改申请', 'Correct an application'],
    permission: 'business:codeApply:apply',
    under: `${apply}/list`,
    component: open(() => import('../../pages/business/codeApply/form/ApplicationEdit.tsx'), 'ApplicationEdit'),
  },
  {
    view: 'business/codeApply/detail',
    path: `${apply}/detail/:id`,
    title: ['申请详情', 'Application'],
    permission: 'business:codeApply:list',
    under: `${apply}/list`,
    component: open(() => import('../../pages/business/codeApply/detail/ApplicationDetail.tsx'), 'ApplicationDetail'),
  },
  {
    view: 'business/codeApply/head',
    path: `${apply}/head`,
    title: ['总局审核', 'Head office review'],
    permission: 'business:codeApply:reviewHead',
    component: open(() => import('../../pages/business/codeApply/review/HeadQueue.tsx'), 'HeadQueue'),
  },
  {
    view: 'business/codeApply/expert',
    path: `${apply}/expert`,
    title: ['专家组审核', 'Expert group review'],
    permission: 'business:codeApply:reviewSociety',
    component: open(() => import('../../pages/business/codeApply/review/ExpertQueue.tsx'), 'ExpertQueue'),
  },
  {
    view: 'business/report/list',
    path: `${report}/list`,
    title: ['型式试验报告', 'Type-test reports'],
    permission: 'business:report:list',
    component: open(() => import('../../pages/business/report/list/ReportList.tsx'), 'ReportList'),
  },
  {
    view: 'business/report/new',
    path: `${report}/new`,
    title: ['新建报告', 'New report'],
    permission: 'business:report:add',
    component: open(() => import('../../pages/business/report/start/ReportStart.tsx'), 'ReportStart'),
  },
  {
    view: 'business/report/edit',
    path: `${report}/edit/:id`,
    title: ['编写报告', 'Write a report'],
    permission: 'business:report:edit',
    under: `${report}/list`,
    component: open(() => import('../../pages/business/report/edit/ReportEditor.tsx'), 'ReportEditor'),
  },
  {
    view: 'business/report/detail',
    path: `${report}/detail/:id`,
    title: ['报告详情', 'Report'],
    permission: 'business:report:query',
    under: `${report}/list`,
    component: open(() => import('../../pages/business/report/detail/ReportDetail.tsx'), 'ReportDetail'),
  },
  {
    view: 'business/report/import',
    path: `${report}/import`,
    title: ['导入报告', 'Import reports'],
    permission: 'business:report:import',
    component: open(() => import('../../pages/business/report/import/ImportPage.tsx'), 'ImportPage'),
  },
  {
    view: 'business/changeNotice/list',
    path: '/business/changeNotice/list',
    title: ['变更公告', 'Change notices'],
    permission: 'business:changeNotice:list',
    component: open(() => import('../../pages/business/changeNotice/ChangeNoticeList.tsx'), 'ChangeNoticeList'),
  },
]

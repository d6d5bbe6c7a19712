// The screens of the register's own work: code applications, reports, change notices.
import type { Screens } from './screen.ts'

export const businessScreens = {
  'business/codeApply/list': {
    path: '/business/codeApply/list',
    title: ['编码申请', 'Code applications'],
    needs: 'business:codeApply:list',
    menu: { name: 'codeApplyList', group: 'codeApply', title: ['申请列表', 'Applications'] },
    table: true,
  },
  'business/codeApply/apply': {
    path: '/business/codeApply/apply',
    title: ['申请编码', 'Apply for a code'],
    needs: 'business:codeApply:apply',
    under: '/business/codeApply/list',
  },
  'business/codeApply/edit': {
    path: '/business/codeApply/edit/:id',
    title: ['修改申请', 'Correct an application'],
    needs: 'business:codeApply:apply',
    under: '/business/codeApply/list',
  },
  'business/codeApply/detail': {
    path: '/business/codeApply/detail/:id',
    title: ['申请详情', 'Application'],
    needs: 'business:codeApply:list',
    under: '/business/codeApply/list',
  },
  'business/codeApply/head': {
    path: '/business/codeApply/head',
    title: ['总局审核', 'Head office review'],
    needs: 'business:codeApply:reviewHead',
    menu: { name: 'codeApplyHead', group: 'codeApply' },
  },
  'business/codeApply/expert': {
    path: '/business/codeApply/expert',
    title: ['专家组审核', 'Expert group review'],
    needs: 'business:codeApply:reviewSociety',
    menu: { name: 'codeApplyExpert', group: 'codeApply', title: ['专家组审核', 'Expert group review'] },
  },
  'business/report/list': {
    path: '/business/report/list',
    title: ['型式试验报告', 'Type-test reports'],
    needs: 'business:report:list',
    menu: { name: 'reportList', group: 'report', title: ['报告列表', 'Report list'] },
    table: true,
  },
  'business/report/ready': {
    path: '/business/report/ready',
    title: ['待发布报告', 'Ready to publish'],
    needs: 'business:report:publish',
    menu: { name: 'reportReady', group: 'report', title: ['待发布', 'Ready to publish'] },
    table: true,
  },
  'business/report/new': {
    path: '/business/report/new',
    title: ['新建报告', 'New report'],
    needs: 'business:report:add',
    menu: { name: 'reportNew', group: 'report' },
  },
  'business/report/edit': {
    path: '/business/report/edit/:id',
    title: ['编写报告', 'Write a report'],
    needs: 'business:report:edit',
    under: '/business/report/list',
  },
  'business/report/detail': {
    path: '/business/report/detail/:id',
    title: ['报告详情', 'Report'],
    needs: 'business:report:query',
    under: '/business/report/list',
  },
  'business/report/import': {
    path: '/business/report/import',
    title: ['导入报告', 'Import reports'],
    needs: 'business:report:import',
    menu: { name: 'reportImport', group: 'report', title: ['导入报告', 'Import'] },
  },
  'business/enterprise/review': {
    path: '/business/enterprise',
    title: ['企业账号审核', 'Company accounts'],
    needs: 'business:enterprise:list',
    menu: { name: 'enterpriseReview', icon: 'audit' },
    table: true,
  },
  'business/notice/list': {
    path: '/business/notice/list',
    title: ['公告管理', 'Notices'],
    needs: 'business:notice:list',
    menu: { name: 'noticeList', icon: 'notice' },
    table: true,
  },
  'business/notice/add': {
    path: '/business/notice/add',
    title: ['新增公告', 'Write a notice'],
    needs: 'business:notice:add',
    under: '/business/notice/list',
  },
  'business/notice/edit': {
    path: '/business/notice/edit/:id',
    title: ['修改公告', 'Change a notice'],
    needs: 'business:notice:edit',
    under: '/business/notice/list',
  },
  'business/notice/details': {
    path: '/business/notice/details/:id',
    title: ['公告详情', 'Notice'],
    needs: 'business:notice:list',
    under: '/business/notice/list',
  },
  'business/changeNotice/list': {
    path: '/business/changeNotice/list',
    title: ['变更公告', 'Change notices'],
    needs: 'business:changeNotice:list',
    menu: { name: 'changeNotice', icon: 'change' },
    table: true,
  },
} as const satisfies Screens

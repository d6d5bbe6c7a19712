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
  'business/information/index': {
    path: '/business/information/index',
    title: ['信息公示', 'Information'],
    menu: { name: 'informationIndex', group: 'information', title: ['总览', 'Overview'] },
  },
  'business/information/list': {
    path: '/business/information/list',
    title: ['信息查询', 'Published reports'],
    menu: { name: 'informationList', group: 'information' },
    table: true,
  },
  'business/information/detail': {
    path: '/business/information/detail/:id',
    title: ['信息详情', 'Published report'],
    under: '/business/information/list',
  },
  'business/enterprise/review': {
    path: '/business/enterprise',
    title: ['企业账号审核', 'Company accounts'],
    needs: 'business:enterprise:list',
    menu: { name: 'enterpriseReview', icon: 'audit' },
    table: true,
  },
  'business/changeNotice/list': {
    path: '/business/changeNotice/list',
    title: ['变更公告', 'Change notices'],
    needs: 'business:changeNotice:list',
    menu: { name: 'changeNotice', icon: 'change' },
    table: true,
  },
} as const satisfies Screens

// The screens of reports: writing, publishing and importing them, and the certificate as a document.
import { ownCertificates, type Screens } from './screen.ts'

export const reportScreens = {
  'business/report/list': {
    path: '/business/report/list',
    title: ['型式试验报告', 'Type-test reports'],
    needs: 'business:report:list',
    instead: ownCertificates,
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
    title: ['新建报告', 'Add a report'],
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
  'business/report/certificate': {
    path: '/business/report/certificate/:id',
    title: ['型式试验证书', 'Certificate'],
    needs: 'business:report:query',
    under: '/business/report/list',
    fullpage: true,
  },
  'business/part/list': {
    path: '/business/part/list',
    title: ['部件查询', 'Parts of machines'],
    needs: 'business:part:list',
    menu: { name: 'partList', group: 'report' },
    table: true,
  },
  'business/report/import': {
    path: '/business/report/import',
    title: ['导入报告', 'Import reports'],
    needs: 'business:report:import',
    menu: { name: 'reportImport', group: 'report', title: ['导入报告', 'Import reports'] },
  },
} as const satisfies Screens

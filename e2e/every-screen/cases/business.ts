// Code applications, reports and companies.
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { number, numbers, words, type ScreenCase } from '../case.ts'
import { firstIn } from '../records.ts'

export const companies: readonly ScreenCase[] = [
  {
    view: 'business/enterprise/review',
    who: 'head-office',
    data: words('企业申请人 何敏', '企业申请人 何敏'),
  },
  {
    view: 'business/enterprise/review',
    state: 'one open',
    who: 'head-office',
    alone: true,
    at: '/business/enterprise?open=2',
    data: (page, lang) => page.getByRole('dialog').getByText(lang === 'zh' ? '平台已知' : 'What the register has'),
  },
]

export const codes: readonly ScreenCase[] = [
  {
    view: 'business/codeApply/list',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/codeApply/apply',
    who: 'body-manager',
    data: words('我已阅读并作出以上承诺', 'I have read this and declare so'),
  },
  {
    view: 'business/codeApply/apply',
    state: 'of a person without a body',
    who: 'admin',
    data: words(/不属于任何型式试验机构/, /does not belong to a type-testing body/),
  },
  {
    view: 'business/codeApply/edit',
    who: 'body-manager',
    at: (real) => real.returned,
    heading: ['修改并重新提交', 'Correct and re-submit'],
    data: words(/请补充驱动主机配置说明/, /请补充驱动主机配置说明/),
  },
  {
    view: 'business/codeApply/detail',
    who: 'body-manager',
    at: (real) => real.application,
    heading: [/^[A-Z]*\d{6,}/, /^[A-Z]*\d{6,}/],
    data: numbers,
  },
  {
    view: 'business/codeApply/head',
    who: 'head-office',
    data: words(/有限公司|股份公司|GmbH|K\.K\./, /有限公司|股份公司|GmbH|K\.K\./),
  },
  {
    view: 'business/codeApply/expert',
    who: 'expert',
    data: words(/有限公司|股份公司|GmbH|K\.K\./, /有限公司|股份公司|GmbH|K\.K\./),
  },
]

export const reports: readonly ScreenCase[] = [
  {
    view: 'business/report/list',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/report/ready',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/report/ready',
    state: 'desk',
    who: 'body-manager',
    at: (real) => real.ready,
    data: words('与证书逐项核对', 'Compare with the certificate'),
  },
  {
    view: 'business/report/new',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/report/new',
    state: 'for a code',
    who: 'body-manager',
    at: (real) => real.issued,
    data: numbers,
  },
  {
    view: 'business/report/edit',
    state: 'draft',
    who: 'body-manager',
    at: (real) => real.draft,
    heading: [/电梯|扶梯|人行道/, /电梯|扶梯|人行道/],
    data: (page) => page.getByRole('main').locator('input[value^="TSX"]'),
  },
  // One revision of each kind, with its own parameters under the same heading. The fourth body tests all kinds.
  ...kindNames.map(({ key }): ScreenCase => ({
    view: 'business/report/edit',
    state: key,
    who: 'body-manager-904',
    at: async () => {
      const list = `/business/report/list?status=published&formKind=${key}`
      const detail = await firstIn(['body-manager-904', list, '/business/report/detail/'])
      return detail.replace('/detail/', '/edit/')
    },
    heading: ['修订报告', 'Revise the report'],
    data: (page) => page.getByRole('main').locator('input[value]:not([value=""])'),
  })),
  {
    view: 'business/report/detail',
    who: 'body-manager',
    at: (real) => real.report,
    heading: [number, number],
    data: words(/第 \d 版/, /Version \d/),
  },
  {
    view: 'business/report/detail',
    state: 'part',
    who: 'head-office',
    at: () =>
      firstIn(['head-office', '/business/report/list?categoryCode=F340&status=suspended', '/business/report/detail/']),
    heading: [/TSX F340/, /TSX F340/],
    data: words('引用此证书的设备', 'Machines that name this certificate'),
  },
  {
    view: 'business/report/detail',
    state: 'draft',
    who: 'body-manager',
    at: (real) => real.draft.replace('/edit/', '/detail/'),
    heading: [number, number],
    data: words('草稿', 'Draft'),
  },
  {
    view: 'business/report/certificate',
    who: 'body-manager',
    alone: true,
    at: (real) => real.report.replace('/detail/', '/certificate/'),
    data: (page) => page.getByRole('definition').filter({ hasText: number }),
  },
  {
    view: 'business/report/certificate',
    state: 'draft, in both languages',
    who: 'body-manager',
    alone: true,
    at: (real) => `${real.draft.replace('/edit/', '/certificate/')}?lang=both`,
    data: (page) => page.getByRole('region', { name: /样张|SAMPLE/ }).first(),
  },
  {
    view: 'business/part/list',
    who: 'head-office',
    at: '/business/part/list?part=%E9%97%A8%E9%94%81',
    data: numbers,
  },
  {
    view: 'business/report/import',
    who: 'body-manager',
    data: words('表单类型', 'Form kind'),
  },
]

// Every screen of the product: who opens it, at which address, by what heading it is known, and what real data it shows.
import type { Locator, Page } from 'playwright-core'

type Words = readonly [zh: string | RegExp, en: string | RegExp]

/** stranger: not signed in · newcomer: the administrator of an empty register, with a first password. */
export type Who = 'stranger' | 'newcomer' | 'body-manager' | 'head-office' | 'expert' | 'enterprise'

/** Addresses of real records, found through the lists. */
export interface Real {
  answer: string
  verification: string
  report: string
  draft: string
  application: string
  returned: string
  issued: string
}

export interface ScreenCase {
  /** The view's name in the web app's registry; undefined for what stands where no screen opens. */
  view: string | undefined
  /** What is special about it, where a screen is opened in several states. */
  state?: string
  who: Who
  at: string | ((real: Real) => string)
  heading: Words
  /** Something of the record or list itself, that a screen without data does not show. */
  data: (page: Page, lang: 'zh' | 'en') => Locator
}

const number = /TSX \d{4} 90\d \d{4} \d{4}/
/** Certificate numbers inside the page, not in its heading. */
const numbers = (page: Page) => page.getByRole('main').getByText(number)
const words = (zh: string | RegExp, en: string | RegExp) => (page: Page, lang: 'zh' | 'en') =>
  page.getByRole('main').getByText(lang === 'zh' ? zh : en)

const site: readonly ScreenCase[] = [
  {
    view: 'certificate_search',
    who: 'stranger',
    at: '/certificate_search',
    heading: ['查一张型式试验证书', 'Look up a type-test certificate'],
    data: (page) => page.locator('strong', { hasText: /^[12],\d{3}$/ }),
  },
  {
    view: 'certificate_search',
    state: 'results',
    who: 'stranger',
    at: '/certificate_search?keyword=%E7%94%B5%E6%A2%AF&status=published',
    heading: ['查一张型式试验证书', 'Look up a type-test certificate'],
    data: numbers,
  },
  {
    view: 'certificate_search',
    state: 'nothing found',
    who: 'stranger',
    at: '/certificate_search?keyword=TSX31109011999000',
    heading: ['查一张型式试验证书', 'Look up a type-test certificate'],
    data: words(/^没有找到“/, /^Nothing found for/),
  },
  {
    view: 'certificate_search',
    state: 'empty register',
    who: 'newcomer',
    at: '/certificate_search',
    heading: ['查一张型式试验证书', 'Look up a type-test certificate'],
    data: words(/^登记中还没有证书/, /^The register holds no certificate yet/),
  },
  {
    view: 'answer',
    who: 'stranger',
    at: (real) => real.answer,
    heading: [/^有效 TSX/, /^Valid TSX/],
    data: numbers,
  },
  {
    view: 'verification',
    who: 'stranger',
    at: (real) => real.verification,
    heading: [/^已撤销 TSX/, /^Revoked TSX/],
    data: numbers,
  },
  {
    view: 'change_notices',
    who: 'stranger',
    at: '/change_notices',
    heading: ['变更公告', 'Change notices'],
    data: numbers,
  },
  {
    view: 'integrity',
    who: 'stranger',
    at: '/integrity',
    heading: ['公开日志', 'Integrity log'],
    data: numbers,
  },
  {
    view: 'integrity',
    state: 'one certificate',
    who: 'stranger',
    at: (real) => `/integrity?certificateNo=${real.answer.split('/').at(-1)}`,
    heading: ['公开日志', 'Integrity log'],
    data: numbers,
  },
  {
    view: 'integrity',
    state: 'unknown certificate',
    who: 'stranger',
    at: '/integrity?certificateNo=TSX31109011999000',
    heading: ['公开日志', 'Integrity log'],
    data: words('日志中没有这个编号', 'The log knows no such number'),
  },
  {
    view: 'integrity',
    state: 'empty register',
    who: 'newcomer',
    at: '/integrity',
    heading: ['公开日志', 'Integrity log'],
    data: words('日志中还没有条目', 'The log has no entries yet'),
  },
  {
    view: 'login',
    who: 'stranger',
    at: '/login',
    heading: ['登录', 'Sign in'],
    data: words('24 小时内保持登录', 'Keep me signed in for 24 hours'),
  },
  {
    view: 'first_password',
    who: 'newcomer',
    at: '/first_password',
    heading: ['修改初始密码', 'Change the first password'],
    data: words(/^至少 12 个字符/, /^At least 12 characters/),
  },
]

const codes: readonly ScreenCase[] = [
  {
    view: 'business/codeApply/list',
    who: 'body-manager',
    at: '/business/codeApply/list',
    heading: ['编码申请', 'Code applications'],
    data: numbers,
  },
  {
    view: 'business/codeApply/apply',
    who: 'body-manager',
    at: '/business/codeApply/apply',
    heading: ['申请编码', 'Apply for a code'],
    data: words('我已阅读并作出以上承诺', 'I have read this and declare so'),
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
    at: '/business/codeApply/head',
    heading: ['总局审核', 'Head office review'],
    data: words(/有限公司|股份公司|GmbH|K\.K\./, /有限公司|股份公司|GmbH|K\.K\./),
  },
  {
    view: 'business/codeApply/expert',
    who: 'expert',
    at: '/business/codeApply/expert',
    heading: ['专家组审核', 'Expert group review'],
    data: words(/有限公司|股份公司|GmbH|K\.K\./, /有限公司|股份公司|GmbH|K\.K\./),
  },
]

const reports: readonly ScreenCase[] = [
  {
    view: 'business/report/list',
    who: 'body-manager',
    at: '/business/report/list',
    heading: ['型式试验报告', 'Type-test reports'],
    data: numbers,
  },
  {
    view: 'business/report/list',
    state: 'one company',
    who: 'enterprise',
    at: '/business/report/list',
    heading: ['型式试验报告', 'Type-test reports'],
    data: numbers,
  },
  {
    view: 'business/report/new',
    who: 'body-manager',
    at: '/business/report/new',
    heading: ['新建报告', 'New report'],
    data: numbers,
  },
  {
    view: 'business/report/new',
    state: 'for a code',
    who: 'body-manager',
    at: (real) => real.issued,
    heading: ['新建报告', 'New report'],
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
  {
    view: 'business/report/edit',
    state: 'revision',
    who: 'body-manager',
    at: (real) => real.report.replace('/detail/', '/edit/'),
    heading: ['修订报告', 'Revise the report'],
    data: (page) => page.getByRole('main').locator('input[value^="TSX"]'),
  },
  {
    view: 'business/report/detail',
    who: 'body-manager',
    at: (real) => real.report,
    heading: [number, number],
    data: words(/第 \d 版/, /Version \d/),
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
    view: 'business/report/import',
    who: 'body-manager',
    at: '/business/report/import',
    heading: ['导入报告', 'Import reports'],
    data: words('下载导入模板', 'Download the template'),
  },
]

const others: readonly ScreenCase[] = [
  {
    view: 'home',
    who: 'body-manager',
    at: '/home',
    heading: [/^北辰 周主任，.+好$/, /^Good .+, 北辰 周主任$/],
    data: numbers,
  },
  {
    view: 'home',
    state: 'reviewer',
    who: 'head-office',
    at: '/home',
    heading: [/^总局 郑文，.+好$/, /^Good .+, 总局 郑文$/],
    data: words('待总局审核', 'For the head office to review'),
  },
  {
    view: 'business/changeNotice/list',
    who: 'body-manager',
    at: '/business/changeNotice/list',
    heading: ['变更公告', 'Change notices'],
    data: numbers,
  },
  {
    view: undefined,
    state: 'no such page',
    who: 'stranger',
    at: '/no/such/page',
    heading: ['页面不存在', 'Page not found'],
    data: words(/^这个地址没有对应的页面/, /^There is no page at this address/),
  },
  {
    view: undefined,
    state: 'not allowed',
    who: 'enterprise',
    at: '/business/report/import',
    heading: ['没有权限', 'No permission'],
    data: words(/^您的账号没有查看此页面的权限/, /^Your account may not open this page/),
  },
]

export const screens: readonly ScreenCase[] = [...site, ...codes, ...reports, ...others]

/** The path of every screen the web app registers, by its view; a test holds it against the registry and the menus. */
export const registered: Readonly<Record<string, string>> = {
  certificate_search: '/certificate_search',
  answer: '/answer/:number',
  verification: '/v/:publicId',
  change_notices: '/change_notices',
  integrity: '/integrity',
  login: '/login',
  first_password: '/first_password',
  home: '/home',
  'business/codeApply/list': '/business/codeApply/list',
  'business/codeApply/apply': '/business/codeApply/apply',
  'business/codeApply/edit': '/business/codeApply/edit/:id',
  'business/codeApply/detail': '/business/codeApply/detail/:id',
  'business/codeApply/head': '/business/codeApply/head',
  'business/codeApply/expert': '/business/codeApply/expert',
  'business/report/list': '/business/report/list',
  'business/report/new': '/business/report/new',
  'business/report/edit': '/business/report/edit/:id',
  'business/report/detail': '/business/report/detail/:id',
  'business/report/import': '/business/report/import',
  'business/changeNotice/list': '/business/changeNotice/list',
}

// Home, change notices, ends by rule, and the page of an unknown address.
import { newQrCode } from '../../newQrCode.ts'
import { numbers, words, type ScreenCase } from '../case.ts'
import { announcedRule, newRuleEnd } from '../newRuleEnd.ts'

export const others: readonly ScreenCase[] = [
  {
    view: 'home',
    who: 'body-manager',
    heading: [/^北辰 周主任，.+好$/, /^Good .+, 北辰 周主任$/],
    data: numbers,
  },
  {
    view: 'home',
    state: 'reviewer',
    who: 'head-office',
    heading: [/^总局 郑文，.+好$/, /^Good .+, 总局 郑文$/],
    data: words('待总局审核', 'With the head office'),
  },
  {
    view: 'home',
    state: 'being arranged',
    who: 'body-manager',
    at: '/home?edit=widgets',
    heading: [/^北辰 周主任，.+好$/, /^Good .+, 北辰 周主任$/],
    data: words('按编号、制造单位或产品查证书', 'Look up certificates by number, manufacturer or product'),
  },
  {
    view: 'business/changeNotice/list',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/ruleEnd/detail',
    who: 'head-office',
    at: newRuleEnd,
    heading: [announcedRule, announcedRule],
    data: words('1 张证书', '1 certificate'),
  },
  {
    view: 'business/ruleEnd/list',
    who: 'head-office',
    at: async () => {
      await newRuleEnd()
      return '/business/ruleEnd/list'
    },
    data: words(announcedRule, announcedRule),
  },
  {
    view: 'business/ruleEnd/new',
    who: 'head-office',
    data: words('选取方式', 'Chosen by'),
  },
  {
    view: 'qr_sign_in',
    who: 'head-office',
    at: newQrCode,
    data: words(/^只有当二维码就在您面前/, /^Authorise only if you opened the code/),
  },
  {
    view: undefined,
    state: 'no such page',
    who: 'stranger',
    at: '/no/such/page',
    heading: ['页面不存在', 'Page not found'],
    // A visitor who never signed in is not asked to sign in again.
    data: (page) => page.getByRole('main').getByRole('link', { name: /^(登录|Sign in)$/ }),
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

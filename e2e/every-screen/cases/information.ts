// Information: what is published, to read.
import type { Page } from 'playwright-core'
import { number, numbers, words, type ScreenCase } from '../case.ts'

/** Dialogs are told apart by what only they say. */
const inDialog = (zh: string | RegExp, en: string | RegExp) => (page: Page, lang: 'zh' | 'en') =>
  page.getByRole('dialog').getByText(lang === 'zh' ? zh : en)

export const information: readonly ScreenCase[] = [
  {
    view: 'business/information/index',
    who: 'enterprise',
    at: '/business/information/index',
    heading: ['信息公示', 'Information'],
    data: numbers,
  },
  {
    view: 'business/information/index',
    state: 'nothing to read',
    who: 'registered',
    at: '/business/information/index',
    heading: ['信息公示', 'Information'],
    data: words(/您的账号还没有可以查看的报告/, /Your account reads no reports yet/),
  },
  {
    view: 'business/information/list',
    who: 'enterprise',
    at: '/business/information/list',
    heading: ['信息查询', 'Published reports'],
    data: numbers,
  },
  {
    view: 'business/information/list',
    state: 'files of a manufacturer open',
    who: 'enterprise',
    alone: true,
    at: (real) => `/business/information/list?qualified=${real.noticed.split('/').at(-1)}`,
    heading: ['信息查询', 'Published reports'],
    data: inDialog('全不选', 'Choose none'),
  },
  {
    view: 'business/information/list',
    state: 'public answer open',
    who: 'enterprise',
    alone: true,
    at: (real) => `/business/information/list?info=${real.noticed.split('/').at(-1)}`,
    heading: ['信息查询', 'Published reports'],
    data: inDialog('与您的证书核对', /^Compare/),
  },
  {
    view: 'business/information/detail',
    who: 'enterprise',
    at: (real) => real.information,
    heading: [number, number],
    data: words(/第 \d 版/, /Version \d/),
  },
  {
    view: 'business/information/detail',
    state: 'files open',
    who: 'enterprise',
    alone: true,
    at: (real) => `${real.information}?files=${real.information.split('/').at(-1)}`,
    heading: [number, number],
    data: inDialog('校验完整性', 'Check integrity'),
  },
  {
    view: 'business/follow/list',
    who: 'enterprise',
    at: '/business/follow',
    heading: ['我的关注', 'Following'],
    data: numbers,
  },
  {
    view: 'business/follow/searches',
    who: 'enterprise',
    at: '/business/follow/searches',
    heading: ['保存的查询', 'Saved searches'],
    data: words(/通知/, /[Tt]old/),
  },
  {
    view: 'business/information/mine',
    who: 'enterprise',
    at: '/business/information/mine',
    heading: ['我的证书', 'My certificates'],
    data: numbers,
  },
  {
    view: 'business/information/codes',
    who: 'enterprise',
    alone: true,
    at: '/business/information/codes',
    heading: ['证书二维码', 'QR codes of certificates'],
    data: (page) => page.getByRole('img', { name: /TSX/ }),
  },
]

// The screens where published information is read.
import { inDialog, number, numbers, words, type ScreenCase } from '../case.ts'

export const information: readonly ScreenCase[] = [
  {
    view: 'business/information/index',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/information/index',
    state: 'nothing to read',
    who: 'registered',
    data: words(/您的账号还没有可以查看的报告/, /Your account cannot read reports yet/),
  },
  {
    view: 'business/information/list',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/information/list',
    state: 'files of a manufacturer open',
    who: 'body-manager',
    alone: true,
    at: (real) => `/business/information/list?qualified=${real.noticed.split('/').at(-1)}`,
    data: inDialog('全不选', 'Choose none'),
  },
  {
    view: 'business/information/list',
    state: 'public answer open',
    who: 'body-manager',
    alone: true,
    at: (real) => `/business/information/list?info=${real.noticed.split('/').at(-1)}`,
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
    data: numbers,
  },
  {
    view: 'business/follow/searches',
    who: 'enterprise',
    data: words(/通知/, /[Nn]otification/),
  },
  {
    view: 'business/information/mine',
    who: 'enterprise',
    data: numbers,
  },
  {
    view: 'business/information/codes',
    who: 'enterprise',
    alone: true,
    data: (page) => page.getByRole('img', { name: /TSX/ }),
  },
]

// Notices: the office's list and form, and the public pages.
import { words, type ScreenCase } from '../case.ts'

const pinned = '关于启用特种设备型式试验公示平台的公告'

export const officeNotices: readonly ScreenCase[] = [
  {
    view: 'business/notice/list',
    who: 'head-office',
    data: words(pinned, pinned),
  },
  {
    view: 'business/notice/list',
    state: 'details dialog',
    who: 'head-office',
    alone: true,
    at: (real) => `/business/notice/list?details=${real.publicNotice.split('/').at(-1)}`,
    data: (page) => page.getByRole('dialog').getByText('证书编号与当前状态'),
  },
  {
    view: 'business/notice/add',
    who: 'head-office',
    data: words('保存为草稿', 'Keep as a draft'),
  },
  {
    view: 'business/notice/edit',
    who: 'head-office',
    at: (real) => real.publicNotice.replace('/details/', '/edit/'),
    data: words('公告已发布', 'The notice is published'),
  },
  {
    view: 'business/notice/details',
    who: 'head-office',
    at: (real) => real.publicNotice,
    heading: [pinned, pinned],
    data: words('证书编号与当前状态', '证书编号与当前状态'),
  },
  {
    view: 'notice',
    state: 'withdrawn',
    who: 'head-office',
    at: (real) => real.withdrawnNotice.replace('/business/notice/details/', '/notice/'),
    heading: ['关于平台停机维护的公告', '关于平台停机维护的公告'],
    data: words('本公告已撤回', 'This notice was withdrawn'),
  },
]

export const siteNotices: readonly ScreenCase[] = [
  {
    view: 'notices',
    who: 'stranger',
    data: words(pinned, pinned),
  },
  {
    view: 'notices',
    state: 'nothing found',
    who: 'stranger',
    at: '/notices?keyword=zzzzzz',
    data: words('没有符合条件的公告', 'No notice matches'),
  },
  {
    view: 'notices',
    state: 'empty register',
    who: 'newcomer',
    data: words('还没有公告', 'No notices yet'),
  },
  {
    view: 'notice',
    who: 'stranger',
    at: (real) => real.siteNotice,
    heading: [pinned, pinned],
    data: words('证书编号与当前状态', '证书编号与当前状态'),
  },
  {
    view: 'notice',
    state: 'missing',
    who: 'stranger',
    at: '/notice/none',
    heading: ['没有这条公告', 'There is no such notice'],
    data: words('登录后查看', 'Sign in to read'),
  },
]

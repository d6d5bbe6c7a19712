// The screens of a person's own account.
import { words, type ScreenCase } from '../case.ts'

const of = (page: string) => ({ view: `userCenter/${page}`, at: `/user_center/${page}` })

export const userCenter: readonly ScreenCase[] = [
  {
    view: 'home',
    state: 'of a visitor',
    who: 'registered',
    heading: [/^注册用户，/, /注册用户$/],
    data: words('成为企业账号', 'Act for a company'),
  },
  {
    ...of('enterprise'),
    state: 'to be asked for',
    who: 'registered',
    heading: ['企业账号', 'Company account'],
    data: words(/^理由：执照照片不清晰/, /^Reason: 执照照片不清晰/),
  },
  {
    ...of('account'),
    who: 'enterprise',
    heading: ['账号信息', 'My account'],
    data: (page) =>
      page
        .getByRole('main')
        .getByRole('term')
        .filter({ hasText: /^(用户名|User name)$/ }),
  },
  {
    ...of('settings'),
    who: 'enterprise',
    heading: ['个人设置', 'Preferences'],
    data: words('起始页', 'First page'),
  },
  {
    ...of('password'),
    who: 'enterprise',
    heading: ['密码与安全', 'Password and security'],
    data: words('本机', 'This device'),
  },
  {
    ...of('push'),
    who: 'enterprise',
    heading: ['通知设置', 'Notifications'],
    data: (page) => page.getByRole('main').getByRole('switch', { name: /^(型式试验报告：|Type-test report: )/ }),
  },
  {
    ...of('enterprise'),
    who: 'enterprise',
    heading: ['企业账号', 'Company account'],
    data: words('已开通企业账号', 'It acts for a company'),
  },
  {
    ...of('space'),
    who: 'body-manager',
    heading: ['存储空间', 'My files'],
    data: words(/^\d+ \/ 500$/, /^\d+ of 500$/),
  },
  {
    ...of('logs'),
    who: 'enterprise',
    heading: ['操作日志', 'Operations'],
    data: (page) => page.getByRole('main').getByText(/^(成功|Succeeded)$/),
  },
]

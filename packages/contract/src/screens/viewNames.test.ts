// Every given name of a view, and every one in a menu, leads to a screen (docs/rules/office.md#screens).
import { expect, test } from 'vitest'
import { officeScreens } from './all.ts'
import { opensAt, viewAt, viewNamed } from './viewNames.ts'

/** The given names of screens, area by area; names of several words are written together. */
const specified = {
  '': ['home'],
  information: ['index', 'list', 'detail'],
  notice: ['list', 'changeNoticeList', 'add', 'edit', 'details'],
  codeApply: ['apply', 'reviewerCodeList', 'expertGroupCodeList'],
  report: ['list', 'add', 'edit'],
  user: ['index', 'add', 'edit', 'assignRoles'],
  userCenter: ['account', 'logs', 'password', 'pushSettings', 'settings', 'space', 'upgradeEnterprise'],
  settings: [
    'client',
    'config',
    'crud',
    'dept',
    'dictionary',
    'log',
    'menu',
    'notice',
    'online',
    'post',
    'role',
    'role/permission',
    'role/user',
    'system',
    'table',
    'task',
    'task/logs',
    'user',
  ],
  template: ['list/crud', 'list/crud/detail'],
  vab: [
    'formtable',
    'iconfont',
    'iconselect',
    'importexport',
    'mini',
    'print',
    'qrcode',
    'select',
    'selectFilter',
    'statistic',
    'table',
    'tableselect',
    'upload',
    'video',
    'watermark',
    'workflow',
  ],
}
const names = Object.entries(specified).flatMap(([area, own]) => own.map((name) => (area ? `${area}/${name}` : name)))

test.each(names)('the given name %s opens something, with and without /index', (name) => {
  const view = viewNamed(name)
  expect(view).toBeDefined()
  expect(viewNamed(`/${name}/index.vue`)).toBe(view)
  expect(officeScreens[viewAt(name, '/elsewhere') ?? '']).toBeDefined()
})

test.each(Object.keys(officeScreens))('%s is found by its own name, with and without /index', (view) => {
  for (const name of [view, `${view}/index`, `/${view}.vue`, view.replace(/\/index$/, '')])
    expect(viewNamed(name)).toBe(view)
})

test('a name that no screen has opens none', () => {
  for (const name of ['', 'index', 'system/nothing', 'toString', 'constructor/index'])
    expect(viewNamed(name)).toBeUndefined()
})

test('a view of one record opens where the address has its id, and leads to its list elsewhere', () => {
  expect(opensAt('business/report/edit', '/mine/:id')).toBe(true)
  expect(opensAt('business/report/edit', '/mine')).toBe(false)
  expect(viewAt('report/edit', '/mine')).toBe('business/report/list')
  expect(opensAt('template/list/crud/detail', '/mine')).toBe(true)
})

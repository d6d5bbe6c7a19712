// The menu is searched by titles, initials and names, branches by their pages.
import type { RouteNode } from '@register/contract/system/account'
import { expect, test } from 'vitest'
import { finder, pinyinAhead } from '../../../kit/text/useFinder.ts'
import { foundPages as foundBy } from './foundPages.ts'

await pinyinAhead()
const foundPages = (menu: readonly RouteNode[], typed: string) => foundBy(menu, typed, finder.getState().matches)

const node = (name: string, title: string, children: RouteNode[] = [], type: 'menu' | 'link' = 'menu'): RouteNode => ({
  name,
  path: `/${name}`,
  component: name,
  meta: { title, icon: '', type, url: '', hidden: false, active: '', fullpage: false, tag: '' },
  children,
})
const menu = [
  node('home', '首页'),
  node('report', '型式试验报告', [node('reportList', '报告列表'), node('reportImport', '导入报告')]),
  node('law', '法规', [], 'link'),
]

test.each([
  ['报告', ['/reportList', '/reportImport']],
  ['drbg', ['/reportImport']],
  ['xssy', ['/reportList', '/reportImport']],
  ['REPORTL', ['/reportList']],
  ['没有', []],
  ['  ', []],
])('%s', (typed, addresses) => expect(foundPages(menu, typed).map(({ address }) => address)).toEqual(addresses))

test('a page says where it stands, a link that it leads outside', () => {
  expect(foundPages(menu, '报告列表')[0]).toMatchObject({ titles: ['型式试验报告', '报告列表'], outside: false })
  expect(foundPages(menu, '法规')[0]?.outside).toBe(true)
})

// Chinese texts are found by their words at once, and by their pinyin, whole or by initials, when the dictionary is loaded.
import { expect, test } from 'vitest'
import { finder, pinyinAhead } from './useFinder.ts'

test('before and after the dictionary has arrived', async () => {
  const before = finder.getState()
  expect(before.matches('设备种类', '种类')).toBe(true)
  expect(before.byPinyin('sbzl', { label: '设备种类' })).toBe(false)
  // It is fetched once.
  expect(pinyinAhead()).toBe(pinyinAhead())
  await pinyinAhead()
  expect(finder.getState().byPinyin).not.toBe(before.byPinyin)
  expect(finder.getState().byPinyin('sbzl', { label: '设备种类' })).toBe(true)
})

test.each([
  ['设备种类', 'sbzl'],
  ['型式试验报告', 'xssybg'],
  ['阿八擦搭讹发嘎哈讥咖垃妈拿哦趴七然撒他挖夕丫匝', 'abcdefghjklmnopqrstwxyz'],
  ['安昂做座', 'aazz'],
  ['IP 地址', 'ipdz'],
  ['样品（2026）', 'yp2026'],
  ['', ''],
])('%s is found by its initials %s', (text, initials) => {
  expect(finder.getState().matches(text, initials)).toBe(true)
})

test.each([
  ['设备种类', '种类', true],
  ['设备种类', 'SBZ', true],
  ['设备种类', 'zl', true],
  ['设备种类', ' sb ', true],
  ['设备种类', 'sz', false],
  ['设备种类', 'sbzlx', false],
  ['Sample number', 'NUM', true],
  ['Sample number', 'xyz', false],
  ['长度', 'cd', true],
  ['长度', 'zd', true],
  ['承重', 'cz', true],
  ['费用', '', true],
  ['设备种类', 'shebei', true],
  ['设备种类', 'she bei zhong', true],
  ['设备种类', 'shebzl', true],
  ['设备种类', 'beizh', true],
  ['设备种类', 'shebai', false],
  ['型式试验报告', 'xingshi', true],
  ['长度', 'changdu', true],
  ['绿色', 'lvse', true],
  ['长度', 'zhangdu', true],
  ['行程', 'xingcheng', true],
  ['行程', 'hangcheng', true],
  ['乘客', 'shengke', true],
  ['调试', 'tiaoshi', true],
  ['效率', 'xiaoshuai', true],
  ['绿色', 'luse', true],
  ['策略', 'celue', true],
  ['策略', 'celve', true],
  ['女儿', 'nver', true],
  ['奴儿', 'nuer', true],
  ['设备种类', 'ｓｂｚｌ', true],
  ['西安', "xi'an", true],
  ['设备种类', 'ebei', false],
  ['TSX 证书', 'tsxzheng', true],
])('%s is found by “%s”: %s', (text, typed, found) => {
  expect(finder.getState().matches(text, typed)).toBe(found)
})

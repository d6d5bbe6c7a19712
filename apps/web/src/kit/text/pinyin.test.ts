// Chinese texts are found by their words and by their pinyin, whole or by initials.
import { expect, test } from 'vitest'
import { initialsOf, matches } from './pinyin.ts'

test.each([
  ['设备种类', 'sbzl'],
  ['型式试验报告', 'xssybg'],
  ['阿八擦搭讹发嘎哈讥咖垃妈拿哦趴七然撒他挖夕丫匝', 'abcdefghjklmnopqrstwxyz'],
  ['安昂做座', 'aazz'],
  ['IP 地址', 'ipdz'],
  ['样品（2026）', 'yp2026'],
  ['', ''],
])('%s begins %s', (text, initials) => {
  expect(initialsOf(text)).toBe(initials)
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
  ['TSX 证书', 'tsxzheng', true],
])('%s is found by “%s”: %s', (text, typed, found) => {
  expect(matches(text, typed)).toBe(found)
})

// Typing into a tree means the first matching entry, never a branch and never one that cannot be chosen.
import { expect, test } from 'vitest'
import { entriesOf, entryOf, firstFit, openBranches, type TreeOption } from './treeOptions.ts'

const option = (value: string, name: string, rest: Partial<TreeOption> = {}): TreeOption => ({
  value,
  name,
  title: `${value} ${name}`,
  search: `${value} ${name}`,
  selectable: true,
  children: [],
  ...rest,
})
const tree = [
  option('3000', '电梯', {
    selectable: false,
    children: [
      option('3100', '曳引与强制驱动电梯', {
        selectable: false,
        children: [option('3110', '曳引驱动乘客电梯'), option('3120', '曳引驱动载货电梯')],
      }),
      option('3900', '其他电梯', { disabled: true }),
    ],
  }),
]
const entries = entriesOf(tree)

test('branches are not entries', () => {
  expect(entries.map(({ value }) => value)).toEqual(['3110', '3120', '3900'])
})

test('branches that can be chosen themselves are entries too', () => {
  const office = option('1', '总局', { children: [option('2', '机电处')] })
  expect(entriesOf([office]).map(({ value, children }) => [value, children.length])).toEqual([
    ['1', 0],
    ['2', 0],
  ])
})

test('the only branch with choosable entries is unfolded', () => {
  expect(openBranches([...tree, option('1000', '锅炉', { selectable: false, disabled: true })])).toEqual([
    '3000',
    '3100',
  ])
})

test('of several branches the one around the chosen entry is unfolded', () => {
  const both = [
    ...tree,
    option('4000', '起重机械', { selectable: false, children: [option('4110', '通用桥式起重机')] }),
  ]
  expect(openBranches(both)).toEqual([])
  expect(openBranches(both, '4110')).toEqual(['4000'])
  expect(openBranches(both, '3120')).toEqual(['3000', '3100'])
})

test.each([
  ['3110', '3110'],
  [' 3120 ', '3120'],
  ['载货', '3120'],
  ['曳引', '3110'],
  ['31', '3110'],
  ['3900', undefined],
  ['', undefined],
])('%j matches %j first', (text, value) => {
  expect(firstFit(entries, text)?.value).toBe(value)
})

test.each([
  ['3110', '3110'],
  ['31', undefined],
  ['3100', undefined],
])('%j names %j', (text, value) => {
  expect(entryOf(entries, text)?.value).toBe(value)
})

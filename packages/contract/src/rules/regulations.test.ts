// A rule in a sentence: with its title where that is known.
import { expect, test } from 'vitest'
import { ruleText } from './regulations.ts'

test.each([
  ['TSG T7007-2022', '《电梯型式试验规则》（TSG T7007-2022）', 'Lift Type-Test Rules (TSG T7007-2022)'],
  ['TSG T7028-2004', 'TSG T7028-2004', 'TSG T7028-2004'],
  ['Q/XX 1-2020', 'Q/XX 1-2020', 'Q/XX 1-2020'],
])('%s', (number, zh, en) => {
  expect(ruleText(number)).toEqual([zh, en])
})

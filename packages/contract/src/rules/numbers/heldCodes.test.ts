// The codes of a body in words, as the public reads them.
import { expect, test } from 'vitest'
import { codesText, type HeldCode } from './heldCodes.ts'

const held = (code: string, from: number | null, to: number | null, succeeds = false): HeldCode => ({
  code,
  from,
  to,
  succeeds,
})

test('the newest code comes first, with its years, and those of a predecessor last', () => {
  expect(codesText([held('901', null, null)])).toEqual(['901', '901'])
  expect(codesText([held('022', 2010, 2015, true), held('901', null, 2018), held('10901', 2019, null)])).toEqual([
    '10901（2019–）、901（–2018）、022（2010–2015，承接）',
    '10901 (2019–), 901 (–2018), 022 (2010–2015, succeeded to)',
  ])
})

// Only a certificate that is in force is called so.
import { publicStatusKeys } from '@register/contract/rules/status'
import { expect, test } from 'vitest'
import { words } from './words.ts'

test.each(publicStatusKeys)('a successor that is %s', (status) => {
  const { before, after } = words.replacedBy(status)
  expect([before[1] === 'Now in force', after[1] === '']).toEqual(
    status === 'published' ? [true, true] : [false, false],
  )
  if (status === 'revoked')
    expect([before, after]).toEqual([
      ['替代它的证书', 'Replaced by'],
      ['（已撤销）', ' (revoked)'],
    ])
})

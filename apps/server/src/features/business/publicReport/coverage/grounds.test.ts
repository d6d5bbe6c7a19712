// The sentences on a standing lead with it, name the day of the act, and never call a stopped certificate valid.
import { expect, test } from 'vitest'
import { comingText } from '@register/contract/business/report/coming'
import { reasons } from '@register/contract/rules/coverage/words'
import { reportStatuses } from '@register/contract/rules/status'
import { groundText } from './grounds.ts'

const row = {
  derived: 'revoked',
  status_since: '2026-06-29',
  valid_to: '2026-01-31',
  manufacturer_name: '示例电梯有限公司',
  model: 'THX-1',
  successor: null,
  coming_status: null,
  coming_on: null,
  coming_reason: null,
  coming_ground: null,
  lapses_on: null,
  standing: 'published',
}
const category = {
  code: '3110',
  name: ['曳引驱动乘客电梯', 'Traction passenger lift'],
  isUnlisted: false,
} as const
const say = (ground: Parameters<typeof groundText>[0], more: object = {}) =>
  groundText(ground, { ...row, ...more }, category)

test.each([
  ['revoked', '证书已于 2026-06-29 撤销', 'The certificate was revoked on 2026-06-29'],
  [
    'cancelled',
    '证书已于 2026-06-29 由持有人申请注销',
    'The certificate was cancelled at its holder’s request on 2026-06-29',
  ],
  [
    'lapsed',
    '自 2026-06-29 起依规失效，所需手续见本页',
    'A rule ended it from 2026-06-29 on; the page says what is needed',
  ],
  ['suspended', '证书自 2026-06-29 起暂停', 'The certificate has been suspended since 2026-06-29'],
  ['expired', '证书已于 2026-01-31 期满', 'The certificate expired on 2026-01-31'],
] as const)('%s', (derived, zh, en) => {
  expect(say(derived)).toEqual([zh, en])
  const then = say('inForceThen', { derived })
  expect([then[0].startsWith(`${zh}；`), then[1].startsWith(`${en}. `)]).toEqual([true, true])
  expect(then[1]).toContain('made while it was in force')
})

test('a standing without a day has no empty place', () => {
  for (const ground of ['revoked', 'cancelled', 'lapsed', 'suspended'] as const)
    expect(say(ground, { status_since: null }).join(' ')).not.toMatch(/null|于 | on$/)
})

test('another category has its name; a kind without a rule is not said to be untested', () => {
  expect(say('category')).toEqual([
    '设备品种不同：证书的品种是 3110 曳引驱动乘客电梯',
    'The category differs: the certificate is for 3110 Traction passenger lift',
  ])
  expect(say('notTested')).toEqual([
    '覆盖核对不适用于该类设备：没有型式试验的覆盖规则',
    'Coverage cannot be checked for products of this kind: no rule of type testing says what their certificates cover',
  ])
})

test('what is announced, not fully registered, or may go either way', () => {
  expect(comingText({ status: 'revoked', on: '2026-12-01' })).toEqual([
    '已预告：将自 2026-12-01 起撤销',
    'Announced: it will be revoked from 2026-12-01 on',
  ])
  expect(reportStatuses.unconfirmed.label).toEqual(['登记信息不全', 'Not fully registered'])
  expect(reasons.notAttested[0]).toContain('可能符合也可能不符合')
})

// On which days a certificate was in force is read from its notices, not from the latest change alone.
import { expect, test } from 'vitest'
import { daysInForce } from './inForce.ts'

const base = {
  status: 'revoked',
  derived: 'revoked',
  status_since: '2026-09-01',
  issue_date: '2026-01-01',
  valid_to: '2030-01-01',
  replaced_on: null,
  origin: 'issued',
  no_expiry: false,
  conclusion: 'qualified',
  coming_status: null,
  coming_on: null,
  coming_reason: null,
  coming_ground: null,
  lapses_on: null,
  standing: 'published',
}
const notice = (kind: string, date: string, after: string) => ({ kind, date, changes: [{ field: 'status', after }] })
const suspended = notice('suspension', '2026-03-01', 'suspended')
const restored = notice('restoration', '2026-06-01', 'published')
const revoked = notice('revocation', '2026-09-01', 'revoked')
const first = { from: '2026-01-01', to: '2026-02-28' }

test.each([
  ['suspended, then revoked', [suspended, revoked], '2026-05-05', first],
  ['suspended, restored, then revoked: between', [suspended, restored, revoked], '2026-05-05', first],
  [
    'suspended, restored, then revoked: after',
    [suspended, restored, revoked],
    '2026-07-07',
    { from: '2026-06-01', to: '2026-08-31' },
  ],
  ['ended by a rule', [notice('lapse', '2026-03-01', 'lapsed')], '2026-05-05', first],
  ['cancelled, then revoked', [notice('cancellation', '2026-03-01', 'cancelled'), revoked], '2026-05-05', first],
  ['replaced, then revoked', [notice('replacement', '2026-03-01', 'superseded'), revoked], '2026-05-05', first],
  [
    'a suspension that ended with it replaced',
    [suspended, notice('restoration', '2026-06-01', 'superseded'), revoked],
    '2026-07-07',
    first,
  ],
  ['without a notice of its own', [], '2026-05-05', { from: '2026-01-01', to: '2026-08-31' }],
])('%s', (_, notices, made, span) => {
  expect(daysInForce({ ...base, notices }, made)).toEqual(span)
})

test('suspended, restored and suspended again; and expired after a suspension', () => {
  const again = notice('suspension', '2026-09-01', 'suspended')
  const twice = { ...base, status: 'suspended', derived: 'suspended', notices: [suspended, restored, again] }
  expect(daysInForce(twice, '2026-05-05')).toEqual(first)
  expect(daysInForce(twice, '2026-08-31')).toEqual({ from: '2026-06-01', to: '2026-08-31' })
  const expired = { ...base, status: 'published', derived: 'expired', notices: [suspended, restored] }
  expect(daysInForce({ ...expired, valid_to: '2026-08-01' }, '2026-07-07')).toEqual({
    from: '2026-06-01',
    to: '2026-08-01',
  })
  expect(daysInForce({ ...expired, valid_to: '2026-08-01' }, '2026-05-05')).toEqual(first)
  expect(daysInForce({ ...expired, valid_to: '2026-04-01' }, '2026-07-07')).toEqual(first)
})

test('nothing is known without a day of issue, on the day of issue itself, or where an old record states no end', () => {
  expect(daysInForce({ ...base, notices: [revoked], issue_date: null })).toBeUndefined()
  expect(daysInForce({ ...base, notices: [notice('revocation', '2026-01-01', 'revoked')] })).toBeUndefined()
  expect(daysInForce({ ...base, notices: [revoked], origin: 'existing', valid_to: null })).toBeUndefined()
  expect(daysInForce({ ...base, status: 'published', derived: 'published', notices: [suspended, restored] })).toEqual({
    from: '2026-01-01',
    to: '2030-01-01',
  })
})

test('a day of issue that is printed in part counts from its last day, and in between nothing is known', () => {
  const partly = { ...base, origin: 'existing', issue_date: '2025-01-01', as_printed: { issueDate: '2025' } }
  const valid = { ...partly, status: 'published', derived: 'published', notices: [] }
  expect(daysInForce(valid, '2025-12-31')).toEqual({ from: '2025-12-31', to: '2030-01-01' })
  expect(daysInForce(valid, '2025-06-01')).toEqual({ from: '2025-01-01', to: '2030-01-01', maybe: true })
  expect(daysInForce(valid, '2024-12-31')).toEqual({ from: '2025-12-31', to: '2030-01-01' })
  expect(daysInForce(valid)).toEqual({ from: '2025-12-31', to: '2030-01-01' })
  const stopped = { ...partly, notices: [notice('revocation', '2025-05-01', 'revoked')] }
  expect(daysInForce(stopped, '2025-03-01')).toEqual({ from: '2025-01-01', to: '2025-04-30', maybe: true })
  expect(daysInForce(stopped, '2025-06-01')).toBeUndefined()
  // A print of another day than the stored one counts for nothing.
  expect(daysInForce({ ...valid, issue_date: '2025-01-02' }, '2025-06-01')?.maybe).toBeUndefined()
})

// Permissions by one, any and each, the wildcard in both spellings, and roles.
import { expect, test } from 'vitest'
import { allowed, type Wanted } from './allowed.ts'

const staff = { permissions: ['business:report:list', 'business:report:add'], roles: ['body-staff'] }

const cases: readonly (readonly [Wanted, boolean])[] = [
  [{}, true],
  [{ may: 'business:report:list' }, true],
  [{ may: 'business:report:publish' }, false],
  [{ may: ['business:report:publish', 'business:report:add'] }, true],
  [{ may: [] }, false],
  [{ mayAll: ['business:report:list', 'business:report:add'] }, true],
  [{ mayAll: ['business:report:list', 'business:report:publish'] }, false],
  [{ mayAll: [] }, true],
  [{ role: 'body-staff' }, true],
  [{ role: ['expert', 'body-staff'] }, true],
  [{ role: 'body' }, false],
  [{ may: 'business:report:list', role: 'expert' }, false],
]

test.each(cases)('%j', (wanted, is) => expect(allowed(wanted, staff)).toBe(is))

test.each(['*:*:*', '*/*/*'])('%s is every permission and no role', (wild) => {
  const admin = { permissions: [wild], roles: ['admin'] }
  expect(allowed({ mayAll: ['business:report:publish', 'system:notice:add'] }, admin)).toBe(true)
  expect(allowed({ role: 'expert' }, admin)).toBe(false)
})

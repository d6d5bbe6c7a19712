// The conditions: one endpoint, any and each of several, open ones, the wildcard in both spellings, and roles.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { insertReport, publishReport, queryList, queryListLimit } from '@register/contract/business/report/report'
import { wildcards } from '@register/contract/access/held'
import { addNotice } from '@register/contract/system/notice'
import { expect, test } from 'vitest'
import { allowed, type Wanted } from './allowed.ts'

const staff = { permissions: [queryList.access.may, insertReport.access.may], roles: ['body-staff'] }

const cases: readonly (readonly [Wanted, boolean])[] = [
  [{}, true],
  [{ may: queryList }, true],
  [{ may: publishReport }, false],
  [{ may: queryListLimit }, true],
  [{ may: frontList }, true],
  [{ may: [publishReport, insertReport] }, true],
  [{ may: [] }, false],
  [{ mayAll: [queryList, insertReport] }, true],
  [{ mayAll: [queryList, publishReport] }, false],
  [{ mayAll: [] }, true],
  [{ role: 'body-staff' }, true],
  [{ role: ['expert', 'body-staff'] }, true],
  [{ role: 'body' }, false],
  [{ may: queryList, role: 'expert' }, false],
]

test.each(cases)('%#: %j', (wanted, is) => expect(allowed(wanted, staff)).toBe(is))

test.each(wildcards)('%s is every permission and no role', (wild) => {
  const admin = { permissions: [wild], roles: ['admin'] }
  expect(allowed({ mayAll: [publishReport, addNotice] }, admin)).toBe(true)
  expect(allowed({ role: 'expert' }, admin)).toBe(false)
})

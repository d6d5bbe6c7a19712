// A screen opens by permission and by role, where it names either.
import { queryList } from '@register/contract/business/report/report'
import { expect, test } from 'vitest'
import { opensFor } from './opensFor.ts'

const needs = queryList.access.may
const roles = ['expert', 'head-office']

test.each([
  [{}, [], [], true],
  [{ needs }, [needs], [], true],
  [{ needs }, ['*:*:*'], [], true],
  [{ needs }, [], ['expert'], false],
  [{ roles }, [], ['expert'], true],
  [{ roles }, [], ['body-staff', 'head-office'], true],
  // Roles are compared with the person's list of roles, whatever permissions they have (docs/rules/access.md#rights-of-a-role).
  [{ roles }, ['*:*:*'], ['admin'], false],
  [{ needs, roles }, [needs], ['body-staff'], false],
  [{ needs, roles }, [], ['expert'], false],
  [{ needs, roles }, [needs], ['expert'], true],
])('%j with %j as %j: %s', (screen, permissions, held, opens) => {
  expect(opensFor(screen, { permissions, roles: held })).toBe(opens)
})

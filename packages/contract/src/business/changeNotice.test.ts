// Every kind of change has a colour, and only what changes the content makes a version.
import { expect, test } from 'vitest'
import { changeKindKeys, changeTones, makesVersion } from './report/changeKinds.ts'
import { reportStatuses } from '../rules/status.ts'

test('a change of standing has the colour of the standing it leads to', () => {
  expect(changeTones.suspension).toBe(reportStatuses.suspended.tone)
  expect(changeTones.revocation).toBe(reportStatuses.revoked.tone)
  expect(changeTones.cancellation).toBe(reportStatuses.cancelled.tone)
  expect(changeTones.restoration).toBe(reportStatuses.published.tone)
  expect(changeTones.replacement).toBe(reportStatuses.superseded.tone)
})

test('suspension, restoration and revocation are events, not versions', () => {
  expect((['publication', ...changeKindKeys] as const).filter(makesVersion)).toEqual([
    'publication',
    'revision',
    'rename',
  ])
})

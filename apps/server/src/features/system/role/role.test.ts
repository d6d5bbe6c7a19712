// Roles as choices: those in use, in the caller's language, for those who address people by role.
import { roleOptions } from '@register/contract/system/role'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const system = await app.as('system-admin')
const staff = await app.as('body-staff')

test('roles in use are offered by key and name', async () => {
  await app.owner.query(`UPDATE role SET status = 'disabled' WHERE key = 'auditor'`)
  const options = await system(roleOptions, {})
  expect(options).toContainEqual({ value: 'head-office', label: 'Head office' })
  expect(options.map(({ value }) => value)).not.toContain('auditor')
  const chinese = await system.raw(roleOptions, {}, { headers: { 'accept-language': 'zh' } })
  expect(chinese.body).toContain('总局审核员')
})

test('whoever writes to nobody is not told them', async () => {
  expect((await staff.refused(roleOptions, {})).status).toBe(403)
})

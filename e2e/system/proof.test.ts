// The password is asked for again where rights are given and people or logs are exported, by whatever screen: closing changes nothing, the password goes on with what was begun.
import { exportOperations } from '@register/contract/log/operations'
import { exportSignIns } from '@register/contract/log/signIns'
import { changeRole } from '@register/contract/system/role/role'
import { exportUsers } from '@register/contract/system/user/user'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { passwordWasGiven } from '../arranged/timePasses.ts'
import { searchFor } from '../office.ts'
import { at, callPeople, seen } from '../people.ts'
import { theServer } from '../theServer.ts'

const page = callPeople()
const asked = (on: Page) => on.getByRole('dialog', { name: '请再次输入密码' })

async function give(on: Page, password = theServer().demoPassword): Promise<void> {
  await asked(on).getByLabel('密码', { exact: true }).fill(password)
  await asked(on).getByRole('button', { name: '确认' }).click()
}

/** Sixteen minutes pass; the server remembers a caller for a second, so this waits until it asks at this path. */
async function timePasses(on: Page, username: string, method: 'PUT' | 'POST', path: string): Promise<void> {
  await passwordWasGiven(username, 16)
  const token = (await on.context().cookies()).find(({ name }) => name === 'TOKEN')?.value ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const ask = async () => (await on.request.fetch(theServer().url + path, { method, headers, data: {} })).text()
  await expect.poll(ask).toContain('"confirmation"')
}

test('rights of a role: closing keeps what was ticked, the password saves it', async () => {
  const on = await page('security-admin', at('/system/role?keyword=expert', '角色管理'))
  await on
    .getByRole('row', { name: /专家组审核员/ })
    .getByRole('link')
    .first()
    .click()
  const tick = on.getByRole('main').getByRole('checkbox', { name: '岗位管理', exact: true })
  const save = on.getByRole('button', { name: '保存', exact: true })
  const before = await tick.isChecked()
  await tick.click()
  await timePasses(on, 'security-admin', 'PUT', changeRole.path)
  await save.click()
  await asked(on).getByRole('button', { name: '取消' }).click()
  await asked(on).waitFor({ state: 'detached' })
  expect(await tick.isChecked()).toBe(!before)
  await save.click()
  await give(on, 'not the password')
  await seen(asked(on).getByText('密码错误'))
  await give(on)
  await on.waitForURL(/system\/role(\?|$)/)
})

test('a role for a person: the dialog lies above the question that led to it', async () => {
  const on = await page('security-admin', at('/system/role?keyword=body-staff', '角色管理'))
  await on
    .getByRole('row', { name: /机构人员/ })
    .getByRole('link', { name: '人员', exact: true })
    .click()
  await on.getByRole('button', { name: '添加人员' }).first().click()
  await searchFor(on, 'registered')
  await on.getByRole('checkbox', { name: '选择 注册用户', exact: true }).check()
  await timePasses(on, 'security-admin', 'PUT', changeRole.path)
  await on.getByRole('button', { name: '分配角色', exact: true }).click()
  await on.getByRole('dialog').getByRole('button', { name: '分配角色', exact: true }).click()
  await give(on)
  await seen(on.getByText('已分配给 1 人'))
  await on.getByText('持有该角色', { exact: true }).click()
  await on
    .getByRole('row', { name: /注册用户/ })
    .getByRole('checkbox')
    .check()
  await on.getByRole('button', { name: '取消角色', exact: true }).click()
  await on.getByRole('dialog').getByRole('button', { name: '取消角色' }).click()
  await seen(on.getByText('已取消 1 人的角色'))
})

test.each([
  ['system-admin', '/system/user', '用户管理', exportUsers.path],
  ['auditor', '/system/log', '操作日志', exportOperations.path],
  ['auditor', '/system/signIn', '登录日志', exportSignIns.path],
] as const)('%s: the export of %s', async (username, path, title, exported) => {
  const on = await page(username, at(path, title))
  await timePasses(on, username, 'POST', exported)
  await on.getByRole('main').getByRole('button', { name: '导出' }).first().click()
  await on.getByRole('dialog', { name: '导出' }).getByRole('button', { name: '导出' }).click()
  await seen(asked(on))
  const file = on.waitForEvent('download')
  await give(on)
  expect((await file).suggestedFilename()).toMatch(/\.(?:xlsx|csv)$/)
})

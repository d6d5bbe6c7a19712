// The configuration in the browser: a value refused at its field, a name that changes everywhere at once, and the return to the default.
import { expect, test } from 'vitest'
import { settled, violations } from '../every-screen/look.ts'
import { fromMenu } from '../office.ts'
import { person, seen, visitor } from '../people.ts'

test('a name and a notice change office and site without a restart, and return to their defaults', async () => {
  const user = await person('system-admin')
  const { page } = user
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const open = (name: string) => row(name).getByRole('button', { name: '编辑' }).click()
  const save = async () => {
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const back = async (name: string) => {
    await open(name)
    await dialog.getByRole('button', { name: '恢复默认' }).click()
    await seen(dialog.getByText('当前为默认值'))
    await save()
    await seen(row(name).getByText('默认', { exact: true }))
  }
  await fromMenu(page, '系统管理', '参数配置')
  await open('办公端名称')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await field('中文').fill('某省办公台')
  await field('英文').fill('办公台')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await seen(dialog.getByText('英文须为英文'))
  await field('英文').fill('Desk')
  await save()
  await seen(page.getByRole('link', { name: '某省办公台' }))
  await seen(row('办公端名称').getByText('已改动'))

  await open('登录页提示')
  await field('中文').fill('今晚维护')
  await field('英文').fill('Maintenance tonight')
  await save()
  const stranger = await visitor('/login')
  await seen(stranger.page.getByRole('note').getByText('今晚维护'))

  await open('维护公告 ?显示在')
  await field('中文').fill('周六停机')
  await field('英文').fill('Closed on Saturday')
  await save()
  await seen(page.getByRole('note').getByText('周六停机'))
  await stranger.page.reload()
  await seen(stranger.page.getByRole('note').getByText('周六停机'))
  await stranger.close()

  // A parameter of another administrator can only be read.
  await row('锁定时长').getByRole('button', { name: '查看' }).click()
  await seen(dialog.getByText('安全参数由安全管理员修改，此处仅可查看'))
  await page.keyboard.press('Escape')
  await back('维护公告 ?显示在')
  await seen(page.getByRole('row', { name: /维护公告显示至/ }))
  expect(await page.getByRole('note').count()).toBe(0)
  await back('登录页提示')
  await back('办公端名称')
  await seen(page.getByRole('link', { name: '特种设备型式试验公示' }))
  await user.close()
})

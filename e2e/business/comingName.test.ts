// A change of name with a day ahead: announced in the office, said on the public page, and called off again.
import { afterAll, expect, test } from 'vitest'
import { intercept } from '../arranged/intercept.ts'
import { liftWith, type Certificate } from '../covered.ts'
import { violations } from '../every-screen/look.ts'
import { at, person, seen, visitor } from '../people.ts'

const { publicId, certificateNo } = await liftWith<Certificate>((one) => one.certificateNo.startsWith('TSX3110901'))
const manager = await person('body-manager', {}, at(`/business/report/list?keyword=${certificateNo}`, '型式试验报告'))
const anyone = await visitor(`/v/${publicId}`)
afterAll(async () => {
  await manager.close()
  await anyone.close()
})

const inAYear = `${new Date().getUTCFullYear() + 1}-12-01`

test('is announced, shown to the public, and called off', async () => {
  const office = manager.page
  const act = async (name: string | RegExp) => {
    await office.getByRole('button', { name: '更多' }).click()
    await office.getByRole('menuitem', { name }).click()
  }
  const dialog = office.getByRole('dialog')
  await office.getByRole('row').getByRole('link').first().click()
  let release = () => undefined as void
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(office, '**/companyCertificates', async (route) => {
    await typed
    await route.continue()
  })
  await act('登记单位变更')
  await dialog.getByRole('textbox', { name: '变更后名称' }).fill('来日电梯有限公司')
  await dialog.getByRole('textbox', { name: '变更理由' }).fill('企业更名')
  const day = dialog.getByRole('textbox', { name: '生效日期' })
  await day.fill(inAYear)
  // A day that is typed and not yet left stays while the form around it is drawn anew.
  release()
  await seen(dialog.getByText('变更的证书'))
  expect(await day.inputValue()).toBe(inAYear)
  await day.press('Enter')
  await dialog.getByRole('button', { name: '登记变更' }).click()
  await seen(office.getByText('已预告，将在生效日期当日生效'))
  await dialog.waitFor({ state: 'hidden' })

  const { page } = anyone
  await page.reload()
  const said = page.getByText(`已预告：自 ${inAYear} 起，制造单位更名为“来日电梯有限公司”`)
  await seen(said)
  expect(await violations(page)).toEqual([])

  await act(/撤回制造单位更名预告/)
  await dialog.getByRole('textbox', { name: '理由' }).fill('登记机关未核准')
  await dialog.getByRole('button', { name: '撤回预告' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await seen(page.getByText('撤回更名预告'))
  expect(await said.count()).toBe(0)
})

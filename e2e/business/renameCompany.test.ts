// A change of name for all certificates of a company: what it touches is listed before it is sent, on a desk and on a telephone.
import { expect, test } from 'vitest'
import { liftWith, type Certificate } from '../covered.ts'
import { at, person, seen } from '../people.ts'

const { certificateNo } = await liftWith<Certificate>((one) => one.certificateNo.startsWith('TSX3110901'))

test.each([
  [1366, 768],
  [390, 844],
])('%i pixels: lists the certificates and the roles', async (width, height) => {
  const { page, close } = await person(
    'body-manager',
    { viewport: { width, height } },
    at(`/business/report/list?keyword=${certificateNo}`, '型式试验报告'),
  )
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '登记单位变更' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '申请单位' }).click()
  await dialog.getByRole('radio', { name: '本单位的全部证书' }).click()
  const touched = dialog.getByRole('group', { name: '更名涉及的证书' })
  await seen(touched)
  expect(await touched.innerText()).toMatch(/制造单位、申请单位|申请单位/)
  // Addresses differ between certificates.
  expect(await dialog.getByRole('textbox', { name: '变更后地址' }).count()).toBe(0)
  await dialog.getByRole('textbox', { name: '变更理由' }).fill('企业更名')
  await dialog.getByRole('button', { name: /^登记 \d+ 份证书的变更$/ }).click()
  const name = dialog.getByRole('textbox', { name: '变更后名称' })
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await close()
})

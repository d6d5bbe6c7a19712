// Some products of a certificate are recalled: its page says so at once, the coverage check asks for the machine, and lifting is said too.
import { afterAll, expect, test } from 'vitest'
import { certificateWith } from '../covered.ts'
import { settled, violations } from '../every-screen/look.ts'
import { desk, telephone } from '../every-screen/looks.ts'
import { at, person, seen, visitor } from '../people.ts'

const { publicId, certificateNo, coverage } = await certificateWith(
  ({ rows, questions }) => rows.length === 1 && questions.filter(({ byPaper }) => byPaper).length > 8,
)
const head = await person('head-office', {}, at(`/business/report/list?keyword=${certificateNo}`, '型式试验报告'))
const anyone = await visitor(`/v/${publicId}`)
afterAll(async () => {
  await head.close()
  await anyone.close()
})

test('a recall is announced, asked for, and lifted', async () => {
  const office = head.page
  await office.getByRole('row').getByRole('link').first().click()
  await office.getByRole('button', { name: '更多' }).click()
  await office.getByRole('menuitem', { name: '召回部分产品' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '产品编号自' }).fill('A-100')
  await dialog.getByRole('textbox', { name: '产品编号至' }).fill('A-001')
  await dialog.getByRole('textbox', { name: '原因和处理要求' }).fill('制动器弹簧批次缺陷，须更换')
  const act = dialog.getByRole('button', { name: '召回部分产品' })
  await act.click()
  await seen(dialog.getByText(/须与“产品编号自”只有末尾的数字不同/))
  await dialog.getByRole('textbox', { name: '产品编号自' }).fill('A-001')
  await dialog.getByRole('textbox', { name: '产品编号至' }).fill('A-100')
  await act.click()
  await dialog.waitFor({ state: 'hidden' })

  const { page } = anyone
  await page.reload()
  await seen(page.getByRole('heading', { level: 1, name: '有效' }))
  await seen(page.getByRole('heading', { name: /^部分产品已召回/ }))
  await seen(page.getByText('产品编号 A-001 至 A-100'))
  const printed = (parameter: string) => {
    const [row] = coverage.rows
    return /[\d.]+/.exec(row?.conditions.find((one) => one.parameter === parameter)?.printed ?? '')?.[0] ?? ''
  }
  for (const name of ['制造单位', '型号'])
    await page.getByRole('combobox', { name, exact: true }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /额定载重量/ }).fill(printed('ratedLoad'))
  await page.getByRole('textbox', { name: /额定速度/ }).fill(printed('ratedSpeed'))
  const asks = async (serial: string, words: string | RegExp) => {
    await page.getByRole('textbox', { name: '您设备的产品编号' }).fill(serial)
    await page.getByRole('button', { name: '核对', exact: true }).click()
    await seen(page.getByRole('status').getByText(words))
  }
  await asks('', '请填写产品编号')
  await asks('A-050', /该产品在召回范围内/)
  // The configuration is asked about once the machine is known to be none of the recalled ones.
  await asks('A-500', '依据本证书无法判断')
  await page.getByRole('button', { name: '全部与证书相同' }).click()
  await asks('A-500', '在证书覆盖范围内')
  for (const size of [desk, telephone]) {
    await page.setViewportSize(size)
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }

  await office.getByRole('button', { name: '更多' }).click()
  await office.getByRole('menuitem', { name: '解除召回' }).click()
  await dialog.getByRole('textbox', { name: '解除原因' }).fill('已全部更换')
  await dialog.getByRole('button', { name: '解除召回' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await seen(page.getByText('解除原因：已全部更换'))
  expect(await page.getByRole('textbox', { name: '您设备的产品编号' }).count()).toBe(0)
  expect([...head.problems, ...anyone.problems]).toEqual([])
})

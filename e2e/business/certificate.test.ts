// The main job by clicks alone: a code is applied for, passed twice and issued; a report is written and published; anyone finds, opens, checks and prints it; it is revised, renamed, suspended, restored and revoked.
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../browser.ts'
import { person, seen, site, visitor } from '../people.ts'
import { readQr } from '../qr.ts'

const model = `JY-${Date.now().toString(36).toUpperCase()}`
const maker = '云岭电梯有限公司'
const renamed = `云岭电梯（更名）${model}有限公司`
const paper = fileURLToPath(new URL('certificate.pdf', import.meta.url))

const staff = await person('body-staff')
const manager = await person('body-manager')
const head = await person('head-office')
const expert = await person('expert')
const everybody: Visitor[] = [staff, manager, head, expert]
let code = ''
let publicAnswer = ''

afterAll(async () => {
  for (const { problems } of everybody) expect(problems).toEqual([])
  for (const { close } of everybody) await close()
})

const go = async (page: Page, ...names: string[]) => {
  for (const name of names) {
    const link = page.getByRole('menuitem', { name, exact: true })
    await link.click()
  }
}

/** Opens the queue entry of our application and decides. */
async function decide(page: Page, menu: string, decision: string): Promise<void> {
  await go(page, '编码申请', menu)
  await page.getByRole('searchbox').fill(model)
  await page
    .getByRole('button', { name: new RegExp(model) })
    .first()
    .click()
  await seen(page.getByText(model))
  await page.getByRole('button', { name: decision }).click()
}

describe('a code', () => {
  test('is applied for', async () => {
    const { page } = staff
    await go(page, '编码申请', '申请列表')
    await page.getByRole('link', { name: '申请编码' }).click()
    await page.getByRole('combobox', { name: '设备品种' }).fill('3110')
    await page
      .getByTitle(/曳引驱动乘客电梯/)
      .last()
      .click()
    await page.getByRole('textbox', { name: '产品名称' }).fill('曳引驱动乘客电梯')
    await page.getByRole('textbox', { name: '产品型号' }).fill(model)
    await page.getByRole('combobox', { name: '制造单位名称' }).fill('云岭电梯')
    await page
      .getByRole('option', { name: new RegExp(maker) })
      .first()
      .click({ force: true })
    expect(await page.getByRole('textbox', { name: '制造单位统一社会信用代码' }).inputValue()).toMatch(/^91/)
    await page.getByRole('textbox', { name: '申请单位名称' }).fill(maker)
    await page.getByRole('combobox', { name: '试验依据' }).fill('T7007-2022')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: '计划试验日期' }).fill(new Date().toISOString().slice(0, 10))
    await page.keyboard.press('Tab')
    await page.getByRole('checkbox', { name: '我已阅读并作出以上承诺' }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await seen(page.getByText('待总局审核'))
  })

  test('is passed by the head office, returned by the experts, corrected, and issued', async () => {
    await decide(head.page, '总局审核', '通过')
    await go(expert.page, '编码申请', '专家组审核')
    await expert.page.getByRole('searchbox').fill(model)
    await expert.page
      .getByRole('button', { name: new RegExp(model) })
      .first()
      .click()
    await expert.page.getByRole('textbox', { name: '审核意见' }).fill('请补充说明')
    await expert.page.getByRole('button', { name: '退回修改' }).click()

    const { page } = staff
    await go(page, '申请列表')
    await page.getByRole('searchbox').fill(model)
    await page.getByRole('link', { name: '修改后提交' }).click()
    await seen(page.getByText('请补充说明'))
    await page.getByRole('textbox', { name: '说明' }).fill('已补充')
    await page.getByRole('checkbox', { name: '我已阅读并作出以上承诺' }).check()
    await page.getByRole('button', { name: '重新提交' }).click()
    await seen(page.getByText('待专家组审核'))

    await decide(expert.page, '专家组审核', '通过')
    await page.reload()
    await seen(page.getByText('已发码'))
    code = (
      await page
        .getByText(/TSX \d{4} 901 \d{4} \d{4}/)
        .first()
        .innerText()
    ).replaceAll(' ', '')
    expect(code).toMatch(/^TSX3110901\d{8}$/)
  })
})

describe('a report', () => {
  test('is written on the code and published by the manager', async () => {
    const { page } = staff
    await page.getByRole('link', { name: '编写报告' }).click()
    await page.getByRole('button', { name: '开始编写' }).click()
    await page.getByRole('textbox', { name: '报告编号' }).fill(`E2E-${model}`)
    for (const [name, value] of [
      ['制造单位地址', '示范省云岭市迎宾路 1 号'],
      ['申请单位地址', '示范省云岭市迎宾路 1 号'],
      ['驱动主机型号', 'AM-1'],
      ['控制柜型号', 'AC-1'],
      ['限速器型号', 'AG-1'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    for (const name of ['试验开始日期', '试验结束日期', '发证日期']) {
      await page.getByRole('textbox', { name }).fill(new Date().toISOString().slice(0, 10))
      await page.keyboard.press('Tab')
    }
    for (const name of ['合格', '曳引驱动', '有机房', '渐进式', '耗能型'])
      await page.getByRole('radio', { name, exact: true }).check({ force: true })
    for (const [name, value] of [
      ['额定载重量', '1000'],
      ['额定速度', '1.75'],
      ['提升高度', '45'],
    ] as const)
      await page.getByRole('spinbutton', { name, exact: true }).fill(value)
    for (const [name, option] of [
      ['控制方式', '集选控制'],
      ['曳引比', '2:1'],
    ] as const) {
      await page.getByRole('combobox', { name }).click()
      await page.getByTitle(option, { exact: true }).last().click()
    }
    await page.getByRole('button', { name: '添加覆盖参数' }).click()
    await page.getByRole('combobox', { name: '第 1 行 参数' }).fill('额定载重量')
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '第 1 行 上限' }).fill('1000')
    await page.getByRole('button', { name: '添加部件' }).click()
    await page.getByRole('textbox', { name: '第 1 行 部件名称' }).fill('门锁装置')
    await page.locator('input[type=file]').first().setInputFiles(paper)
    await seen(page.getByText('certificate.pdf'))
    await seen(page.getByText(/内容已齐/))
    await seen(page.getByText(/已保存/))

    await go(manager.page, '型式试验报告', '报告列表')
    await manager.page.getByRole('searchbox').fill(code)
    await manager.page.getByRole('link', { name: '编辑' }).click()
    await manager.page.getByRole('button', { name: '发布' }).first().click()
    await manager.page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
    await seen(manager.page.getByText('有效'))
  })

  test('is found at once by anyone: by number in any spelling, maker, model and report number', async () => {
    const anyone = await visitor()
    const { page } = anyone
    const spelled = code.toLowerCase().replace(/^(tsx)(.{4})/, '$1 $2-')
    for (const keyword of [spelled, code.slice(3), model, `e2e ${model}`]) {
      await page.goto(site())
      await page.getByRole('searchbox').fill(keyword)
      await page.getByRole('button', { name: '查询' }).click()
      await seen(page.getByRole('link', { name: /TSX 3110 901/ }))
    }
    await page
      .getByRole('link', { name: /TSX 3110 901/ })
      .first()
      .click()
    await seen(page.getByRole('heading', { name: '有效' }))
    await seen(page.getByText(model))
    publicAnswer = page.url()

    await page
      .getByRole('spinbutton', { name: /额定载重量/ })
      .or(page.getByRole('textbox', { name: /额定载重量/ }))
      .fill('1200')
    await page.getByRole('button', { name: '核对' }).click()
    await seen(page.getByText('超出覆盖范围'))
    expect(anyone.problems).toEqual([])
    await anyone.close()
  })

  test('its QR code, read from its pixels, opens the verification page on a telephone', async () => {
    const anyone = await visitor(new URL(publicAnswer).hash.slice(1))
    const address = await readQr(anyone.page.getByRole('img', { name: /二维码|QR/ }).first())
    const telephone = await visitor(new URL(address).hash.slice(1), {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    expect(new URL(address).hash).toMatch(/^#\/v\/[\w-]{22}$/)
    await seen(telephone.page.getByRole('heading', { name: '有效' }))
    await seen(telephone.page.getByText(model))
    expect([...anyone.problems, ...telephone.problems]).toEqual([])
    await anyone.close()
    await telephone.close()
  })
})

/** The public answer in a browser of somebody else. */
async function publicly(look: (page: Page) => Promise<void>): Promise<void> {
  const anyone = await visitor(new URL(publicAnswer).hash.slice(1))
  await look(anyone.page)
  expect(anyone.problems).toEqual([])
  await anyone.close()
}

async function openInOffice(page: Page): Promise<void> {
  await go(page, '报告列表')
  await page.getByRole('searchbox').fill(code)
  await page
    .getByRole('link', { name: /TSX 3110 901/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** An act from the detail page's buttons or its menu of more. */
async function act(page: Page, name: string): Promise<void> {
  const direct = page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('main').getByRole('link', { name, exact: true }))
  if (!(await direct.first().isVisible())) await page.getByRole('button', { name: '更多' }).click()
  await direct
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click()
}

describe('a change', () => {
  test('proposed by staff and confirmed by the manager makes version 2 and a change notice', async () => {
    const { page } = staff
    await openInOffice(page)
    await act(page, '修订')
    await page.getByRole('textbox', { name: '总装图号' }).fill('AA-ZT-2')
    await page.getByRole('button', { name: /提交修订|提出修订/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /理由|原因/ })
      .fill('图号更正')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /提交|提出/ })
      .click()
    await seen(page.getByText('AA-ZT-2'))

    await openInOffice(manager.page)
    await manager.page.getByRole('button', { name: /确认/ }).first().click()
    await manager.page.getByRole('dialog').getByRole('button', { name: /确认/ }).click()
    await seen(manager.page.getByText(/第 2 版/))
    await publicly(async (answer) => {
      await seen(answer.getByText('第 2 版'))
      await seen(answer.getByText('图号更正'))
      await answer.getByRole('link', { name: '变更公告' }).first().click()
      await seen(answer.getByText('图号更正'))
    })
  })

  test('of the manufacturer’s name shows, and both names find', async () => {
    const { page } = manager
    await act(page, '变更单位名称')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '变更后名称' }).fill(renamed)
    await dialog.getByRole('textbox', { name: '变更日期' }).fill(new Date().toISOString().slice(0, 10))
    await page.keyboard.press('Tab')
    await dialog.getByRole('textbox', { name: /理由|原因/ }).fill('企业更名')
    await dialog
      .getByRole('button', { name: /变更|提交|记录/ })
      .last()
      .click()
    await seen(page.getByText(renamed))
    await publicly(async (answer) => {
      await seen(answer.getByText(renamed))
      for (const keyword of [renamed, (maker)]) {
        await answer.goto(site(`/certificate_search?keyword=${encodeURIComponent(keyword)}&certificateNo=${code}`))
        await seen(answer.getByRole('link', { name: /TSX/ }))
      }
    })
  })

  test.each([
    ['暂停', '暂停证书', '已暂停', '抽查不符'],
    ['恢复', '恢复证书', '有效', '整改完成'],
    ['撤销', '撤销证书', '已撤销', '弄虚作假'],
  ])('%s shows at once in the public answer', async (_, action, status, reason) => {
    const { page } = head
    if (!page.url().includes('/report/detail/')) {
      await go(page, '型式试验报告')
      await openInOffice(page)
    }
    await act(page, action)
    await page.getByRole('dialog').getByRole('textbox').fill(reason)
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await seen(page.getByRole('main').getByText(status))
    await publicly(async (answer) => {
      await seen(answer.getByRole('heading', { name: status }))
      await seen(answer.getByText(reason))
    })
  })
})

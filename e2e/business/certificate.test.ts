// The main job by clicks alone: a code is applied for, reviewed and issued; a report is written and published; a stranger finds, opens and checks it; it is revised, renamed, suspended, restored and revoked.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { focused } from '../keyboard.ts'
import { beginReport, choose, decided, fromMenu, queued, searchFor, textField } from '../office.ts'
import { person, seen, site, visitor } from '../people.ts'
import { readQr } from '../qr.ts'

const model = `JY-${Date.now().toString(36).toUpperCase()}`
const maker = '云岭电梯有限公司'
const newName = `云岭电梯更名${model}有限公司`
const file = fileURLToPath(new URL('certificate.pdf', import.meta.url))
/** Today in Shanghai, as the register counts days. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const staff = await person('body-staff')
const manager = await person('body-manager')
const head = await person('head-office')
const expert = await person('expert')
let code = ''
let answerPath = ''
/** The headings, terms and values that the preview of the draft showed. */
let previewed: string[] = []

afterAll(async () => {
  for (const { close } of [staff, manager, head, expert]) await close()
})

const textsOf = async (article: Locator): Promise<string[]> =>
  (await article.locator('h1, h2, h3, dt, dd:not(:has(time)), th, td').allInnerTexts()).filter((text) => text !== '')

/** Opens our report's detail page from the list. */
async function readReport(page: Page): Promise<void> {
  await fromMenu(page, '型式试验报告', '报告列表')
  await page.getByRole('searchbox').fill(code)
  await page
    .getByRole('row', { name: new RegExp(model) })
    .getByRole('link', { name: /^TSX/ })
    .click()
  await seen(page.getByRole('heading', { level: 1, name: /^TSX/ }))
}

/** Opens the public answer as a new visitor, whose browser must report no errors. */
async function publicly(look: (page: Page) => Promise<void>): Promise<void> {
  const anyone = await visitor(answerPath)
  await look(anyone.page)
  expect(anyone.problems).toEqual([])
  await anyone.close()
}

describe('a code', () => {
  test('is applied for', async () => {
    const { page, problems } = staff
    await fromMenu(page, '编码申请', '申请列表')
    // On a small screen the column of the manufacturer ends where the column of the actions begins.
    await page.setViewportSize({ width: 1366, height: 768 })
    const box = (heading: string) => page.getByRole('columnheader', { name: heading }).boundingBox()
    await expect
      .poll(async () => {
        const [column, acts] = await Promise.all([box('制造单位'), box('操作')])
        return column && acts && column.x + column.width <= acts.x + 1
      })
      .toBe(true)
    await page.getByRole('link', { name: '申请编码' }).click()
    await page.getByRole('combobox', { name: '设备品种' }).click()
    await seen(page.locator(antd.treeOption, { hasText: '电梯' }))
    await page.getByRole('combobox', { name: '设备品种' }).fill('3110')
    // The list has a hidden element with the option role and this visible one, which people click.
    await page.locator(antd.treeOption, { hasText: '3110' }).click()
    // The form suggests the name of the category.
    await page.getByRole('combobox', { name: '产品名称' }).click()
    await page.locator(antd.option, { hasText: '曳引驱动乘客电梯' }).click()
    await page.getByRole('combobox', { name: '产品型号' }).fill(model)
    await page.getByRole('combobox', { name: '制造单位名称' }).fill('云岭电梯')
    await page.locator(antd.option, { hasText: maker }).first().click()
    expect(await page.getByRole('textbox', { name: '制造单位统一社会信用代码' }).inputValue()).toMatch(/^91\w{16}$/)
    // Input that was typed and not saved is there after a reload, and can be discarded.
    const promise = page.getByRole('main').getByRole('checkbox')
    await promise.scrollIntoViewIfNeeded()
    await page.reload()
    const cameBack = page.getByText(/^已恢复您在 .* 填写的内容/)
    await seen(cameBack)
    // The form is scrolled to the section where the person left it.
    const inSight = (part: Locator) =>
      part.evaluate((at) => {
        const { top, bottom } = at.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      })
    await expect.poll(() => inSight(promise)).toBe(true)
    expect(await inSight(cameBack)).toBe(true)
    expect(await page.getByRole('combobox', { name: '产品型号' }).inputValue()).toBe(model)
    await seen(page.getByRole('main').getByText('曳引驱动乘客电梯 3110'))
    expect(await page.getByRole('combobox', { name: '申请单位名称' }).inputValue()).toBe(maker)
    await page.getByRole('combobox', { name: '试验依据' }).fill('TSG T7007-2022')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: '计划试验日期' }).fill(today)
    await page.keyboard.press('Enter')
    // Files that arrive at the same time are all stored.
    const papers = ['总装图.pdf', '说明书.pdf', '误选.pdf']
    const buffer = await readFile(file)
    await page
      .getByLabel('选择文件：附件')
      .setInputFiles(papers.map((name) => ({ name, mimeType: 'application/pdf', buffer })))
    const files = page.getByRole('list', { name: '附件' }).getByRole('link')
    await expect.poll(() => files.count()).toBe(3)
    await page.getByRole('button', { name: '移除 误选.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
    await expect.poll(() => files.count()).toBe(2)
    await page.getByRole('checkbox', { name: '我已阅读并作出以上承诺' }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await seen(page.getByRole('main').getByText('待总局审核'))
    expect(problems).toEqual([])
  })

  test('is passed by the head office, returned by the experts, corrected, and issued', async () => {
    await queued(head.page, '总局审核', model)
    await head.page.getByRole('button', { name: '通过', exact: true }).click()
    await decided(head.page, '通过')

    await queued(expert.page, '专家组审核', model)
    await expert.page.getByRole('textbox', { name: '审核意见' }).fill('请补充说明')
    await expert.page.getByRole('button', { name: '退回修改' }).click()
    await decided(expert.page, '退回')

    const { page } = staff
    await fromMenu(page, '编码申请', '申请列表')
    await page.getByRole('searchbox').fill(model)
    await page.getByRole('link', { name: '编辑', exact: true }).click()
    await seen(page.getByText('请补充说明'))
    await page.getByRole('textbox', { name: '说明' }).fill('已补充')
    await page.getByRole('checkbox', { name: '我已阅读并作出以上承诺' }).check()
    await page.getByRole('button', { name: '重新提交' }).click()
    await seen(page.getByRole('main').getByText('待专家组审核'))

    await expert.page.reload()
    await queued(expert.page, '专家组审核', model)
    // The desk says that it was returned, why, and what the applicant changed.
    const desk = expert.page.getByRole('main')
    await seen(desk.getByRole('region', { name: '待办列表' }).getByText('专家组退回后重新提交'))
    await seen(desk.getByText(/^重新提交（专家组退回：/))
    await seen(desk.getByRole('article').getByText('请补充说明'))
    await seen(desk.getByRole('article').getByRole('row', { name: '说明 （空） 已补充' }))
    await expert.page.getByRole('button', { name: /^通过/ }).click()
    await decided(expert.page, '通过')
    await page.reload()
    await seen(page.getByRole('main').getByText('已发码'))
    code = (
      await page
        .getByText(/^TSX \d{4} 901 \d{4} \d{4}/)
        .first()
        .innerText()
    ).replaceAll(' ', '')
    expect(code).toMatch(/^TSX3110901\d{8}$/)
  })
})

describe('a report', () => {
  test('is written on the code by staff, who cannot publish, and is handed over', async () => {
    const { page, problems } = staff
    await beginReport(page, {
      no: `E2E-${model}`,
      texts: [
        ['制造单位地址', '示范省云岭市迎宾路 1 号'],
        ['驱动主机型号', 'AM-1'],
        ['控制柜型号', 'AC-1'],
        ['限速器型号', 'AG-1'],
        ['安全钳型号', 'AS-1'],
        ['轿厢缓冲器型号', 'AB-1'],
        ['层门门锁型号', 'AL-1'],
      ],
      day: today,
    })
    for (const name of ['合格', '有机房', '室内型']) await page.getByRole('radio', { name, exact: true }).check()
    for (const [name, value] of [
      ['额定载重量', '1000'],
      ['额定速度', '1.75'],
      ['站数', '16'],
      ['提升高度', '45'],
      ['轿厢导轨列数', '2'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    for (const [name, option] of [
      ['控制方式', '集选控制'],
      ['用途', '乘客'],
      ['调速方式（拖动方式）', '交流变频调速'],
      ['悬挂比（绕绳比）', '2:1'],
      ['绕绳方式', '单绕'],
      ['轿厢悬吊方式', '顶吊式'],
      ['控制柜布置区域', '机房内'],
      ['驱动主机布置方式', '上置机房内'],
      ['悬挂装置型式', '钢丝绳'],
      ['安全钳型式', '渐进式'],
      ['缓冲器型式', '耗能型'],
      ['轿厢上行超速保护装置型式', '钢丝绳系统'],
      ['轿厢意外移动保护装置型式', '夹绳器'],
    ] as const) {
      await choose(page, name, option)
    }
    // Two cases: the heavier car at its speed, as tested, and a lighter one that is faster.
    await page.getByRole('button', { name: '按技术参数填入覆盖范围' }).click()
    const [heavy, light] = ['情形 A', '情形 B'].map((name) => page.getByRole('region', { name })) as [Locator, Locator]
    await expect.poll(() => heavy.getByRole('textbox', { name: '第 1 行 上限' }).inputValue()).toBe('1000')
    expect(await heavy.getByRole('textbox', { name: '第 2 行 上限' }).inputValue()).toBe('1.75')
    await seen(heavy.getByText('曳引驱动'))
    // The table next to the certificate shows every row and column.
    await seen(page.getByText('已按样品的参数填入，请与证书逐项核对'))
    await page.getByRole('radiogroup', { name: '覆盖表完整' }).getByRole('radio', { name: '是' }).check()
    await heavy.getByRole('button', { name: '复制此情形' }).click()
    // A text that is not a number stays as it was typed, with its message; full-width digits are understood.
    const upper = light.getByRole('textbox', { name: '第 1 行 上限' })
    await upper.fill('abc')
    await upper.blur()
    await seen(light.getByText('上限应为数字，例如 1000 或 1.75'))
    expect(await upper.inputValue()).toBe('abc')
    // The draft names what it did not save, links to it, and does not tick off a section with an error.
    const unsaved = page.getByRole('status').getByRole('button', { name: '覆盖范围情形 B' })
    await seen(unsaved)
    await seen(page.getByRole('navigation', { name: '表单分段' }).getByRole('button', { name: /覆盖范围.*有误 1 项/ }))
    await unsaved.click()
    await focused(upper)
    await upper.fill('６３０')
    await expect.poll(() => light.getByText('上限应为数字').count()).toBe(0)
    await light.getByRole('textbox', { name: '第 2 行 下限' }).fill('3')
    await light.getByRole('textbox', { name: '第 2 行 上限' }).fill('2.5')
    await seen(light.getByText('上限不能小于下限'))
    await light.getByRole('textbox', { name: '第 2 行 下限' }).fill('')
    await page.getByRole('combobox', { name: '证书所列型号' }).fill(`${model}-A`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '添加部件' }).click()
    await page.getByRole('textbox', { name: '第 1 行 部件名称' }).fill('门锁装置')
    await page.locator('input[type=file]').first().setInputFiles(file)
    await seen(page.getByText('certificate.pdf'))
    await seen(page.getByText('内容齐全，可以提交发布'))
    await seen(page.getByText(/已于 .* 自动保存/))
    expect(await page.getByRole('button', { name: '发布', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: '预览公众看到的内容' }).click()
    const preview = page.getByRole('dialog', { name: '公众将看到' })
    await seen(preview.getByText('预览，尚未发布'))
    await seen(preview.getByRole('heading', { name: '变更历史' }))
    previewed = await textsOf(preview.getByRole('article'))
    expect(await preview.getByRole('button', { name: '打印' }).isDisabled()).toBe(true)
    expect(await preview.getByRole('link').filter({ hasNotText: '.pdf' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '提交发布' }).click()
    const question = page.getByRole('dialog', { name: '提交这份报告发布？' })
    await seen(question.getByText(model))
    await question.getByRole('button', { name: '提交发布' }).click()
    await seen(page.getByRole('heading', { level: 1, name: /^TSX/ }))
    await seen(page.getByRole('button', { name: '撤回提交' }))
    expect(await page.getByRole('main').getByRole('link', { name: '编辑' }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('is published by the manager', async () => {
    const { page, problems } = manager
    await fromMenu(page, '型式试验报告', '待发布')
    await searchFor(page, model)
    const row = page.getByRole('row', { name: new RegExp(model) })
    await seen(row.getByText('北辰 林工'))
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    const question = page.getByRole('dialog', { name: '发布所选的 1 份报告？' })
    await seen(question.getByText(model))
    await question.getByRole('button', { name: '发布', exact: true }).click()
    await seen(page.getByText('已发布，公众现在可以查到'))
    expect(problems).toEqual([])
  })

  test('is copied as a new draft, which says what is missing', async () => {
    const { page, problems } = staff
    await readReport(page)
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '复制为新草稿' }).click()
    await seen(page.getByText(/未复制：证书编号、报告编号、.*附件/))
    expect(await page.getByRole('combobox', { name: '产品型号' }).inputValue()).toBe(model)
    const numbers = page.locator(antd.select).filter({ has: page.getByRole('combobox', { name: '报告编号' }) })
    expect(await numbers.locator(antd.chosenTag).count()).toBe(0)
    await seen(page.getByRole('button', { name: '证书编号', exact: true }))
    await page.reload()
    await seen(page.getByText(/未复制：证书编号、报告编号、.*附件/))
    expect(problems).toEqual([])
  })

  test('is found at once by anyone: by number in any spelling, part, model and report number', async () => {
    const anyone = await visitor()
    const { page } = anyone
    const spelled = code.toLowerCase().replace(/^(tsx)(.{4})/, '$1 $2-')
    // A complete number opens its answer at once; the model comes last, because the test continues from its list.
    for (const keyword of [spelled, `e2e ${model}`, code.slice(5), model]) {
      await page.goto(site())
      await page.getByRole('textbox', { name: /证书编号/ }).fill(keyword)
      await page.getByRole('button', { name: '查询', exact: true }).click()
      await seen(page.getByRole('main').getByText(model))
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /TSX 3110 901/ })
      .first()
      .click()
    await seen(page.getByRole('heading', { name: '有效' }))
    expect(await page.getByRole('main').innerText()).toContain(maker)
    // The preview showed this page, except for what only publication adds.
    await seen(page.getByRole('heading', { name: '变更历史' }))
    const shown = await textsOf(page.getByRole('article'))
    expect(previewed.filter((text) => !shown.includes(text))).toEqual([])
    answerPath = new URL(page.url()).hash.slice(1)

    const own = page.getByRole('textbox', { name: /额定载重量/ })
    await own.fill('1200')
    await page.getByRole('button', { name: '核对' }).click()
    await seen(page.getByText('不在证书覆盖范围内'))
    // The value is within the limits, but the certificate does not state much that the answer depends on.
    await own.fill('800')
    await page.getByRole('button', { name: '核对' }).click()
    await seen(page.getByText('依据本证书无法判断'))
    expect(anyone.problems).toEqual([])
    await anyone.close()
  })

  test('its QR code, read from its pixels, opens the verification page on a telephone', async () => {
    const anyone = await visitor(answerPath)
    const address = await readQr(anyone.page.getByRole('img', { name: /二维码/ }))
    expect(address).toMatch(/#\/v\/[\w-]{22}$/)
    const telephone = await visitor(undefined, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await telephone.page.goto(address)
    await seen(telephone.page.getByRole('heading', { name: '有效' }))
    expect(await telephone.page.getByRole('main').innerText()).toContain(model)
    expect([...anyone.problems, ...telephone.problems]).toEqual([])
    await anyone.close()
    await telephone.close()
  })
})

describe('a change', () => {
  test('proposed by staff and confirmed by the manager makes version 2 and a change notice', async () => {
    const { page } = staff
    await readReport(page)
    await page.getByRole('link', { name: '修订', exact: true }).click()
    await textField(page, '总装图号').fill('AA-ZT-2')
    await page.getByRole('button', { name: '核对修订内容' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('row', { name: /总装图号/ }).innerText()).toContain('AA-ZT-2')
    await dialog.getByRole('textbox', { name: '修订理由' }).fill('图号更正')
    await dialog.getByRole('button', { name: '提交修订' }).click()
    await seen(page.getByRole('main').getByText('图号更正'))
    await publicly(async (answer) => {
      await seen(answer.getByText('第 1 版'))
      expect(await answer.getByRole('main').innerText()).not.toContain('AA-ZT-2')
    })

    await readReport(manager.page)
    await manager.page.getByRole('button', { name: '确认并生效' }).click()
    await seen(manager.page.getByText('第 2 版'))
    await publicly(async (answer) => {
      await seen(answer.getByText('第 2 版'))
      await seen(answer.getByRole('main').getByText('图号更正'))
      await answer.getByRole('link', { name: '变更公告' }).first().click()
      await seen(answer.getByRole('main').getByText('图号更正'))
    })
  })

  test('of the manufacturer’s name is shown, and both names find the report', async () => {
    const { page } = manager
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '登记单位变更' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '变更后名称' }).fill(newName)
    await dialog.getByRole('textbox', { name: '变更理由' }).fill('企业更名')
    await dialog.getByRole('button', { name: '登记变更' }).click()
    await seen(page.getByRole('main').getByText(newName))
    expect(manager.problems).toEqual([])
    await publicly(async (answer) => {
      await seen(answer.getByText(newName))
      for (const keyword of [newName, `${maker} ${model}`.slice(0, maker.length)]) {
        await answer.goto(site())
        await answer.getByRole('textbox', { name: /证书编号/ }).fill(keyword)
        await answer.getByRole('button', { name: '查询', exact: true }).click()
        await seen(answer.getByRole('main').getByText(model))
      }
    })
  })

  test.each([
    ['暂停证书', '已暂停', '抽查不符'],
    ['恢复证书', '有效', '整改完成'],
    ['撤销证书', '已撤销', '弄虚作假'],
  ])('%s shows at once in the public answer', async (action, status, reason) => {
    const { page, problems } = head
    if (!page.url().includes('/report/detail/')) await readReport(page)
    const direct = page.getByRole('main').getByRole('button', { name: action, exact: true })
    await seen(direct.or(page.getByRole('button', { name: '更多' })))
    if (await direct.isVisible()) await direct.click()
    else {
      await page.getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const dialog = page.getByRole('dialog')
    for (const named of [code.slice(-4), model, newName]) await seen(dialog.getByText(named))
    expect(await dialog.getByRole('textbox', { name: '生效日期' }).inputValue()).toBe(today)
    const act = dialog.getByRole('button', { name: action })
    expect(await act.evaluate((at) => at === document.activeElement)).toBe(false)
    await dialog.getByRole('textbox', { name: '理由' }).fill(reason)
    if (action === '恢复证书') {
      // After a reload the dialog opens again with the text that was typed in it.
      await page.reload()
      await seen(dialog.getByText(/^已恢复您在 .* 填写的内容/))
      expect(await dialog.getByRole('textbox', { name: '理由' }).inputValue()).toBe(reason)
    }
    if (action === '暂停证书') {
      await dialog.locator('input[type=file]').setInputFiles(file)
      await seen(dialog.getByRole('link', { name: 'certificate.pdf' }))
    }
    const four = dialog.getByRole('textbox', { name: '证书编号后四位' })
    if (action === '撤销证书') {
      await four.fill('x')
      await dialog.getByRole('button', { name: action }).click()
      await seen(dialog.getByText('与本证书编号不符'))
      await four.fill(code.slice(-4))
    }
    await dialog.getByRole('button', { name: action }).click()
    await dialog.waitFor({ state: 'hidden' })
    await publicly(async (answer) => {
      await seen(answer.getByRole('heading', { name: status }))
      await seen(answer.getByRole('main').getByText(reason))
    })
    expect(problems).toEqual([])
  })
})

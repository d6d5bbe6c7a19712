// The configured form and the table written in place: every component, condition, check and failure, by mouse, by keyboard and on a telephone.
import type { Locator } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { focused } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'
import { gate, fits, picture } from './given.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await pieces('body-manager')
const { page } = manager

const option = (name: string) => page.locator(antd.option, { hasText: name }).first()
const error = (where: Locator, words: string | RegExp) => where.getByRole('alert').filter({ hasText: words })
/** The value of the first form, as the page shows it. */
const value = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await page.getByRole('group', { name: '表单的值' }).locator('pre').innerText()) as Record<string, unknown>

describe('all components', () => {
  const form = page.getByRole('form', { name: '示例表单' })
  const config = page.getByRole('textbox', { name: '配置（JSON）' })
  beforeEach(async () => {
    await openPiece(page, 'form')
    await form.waitFor()
  })

  test('accept values, each in its own way', async () => {
    await form.getByRole('textbox', { name: '样品名称' }).fill('曳引机')
    await form.getByRole('combobox', { name: '设备种类' }).click()
    await option('起重机械').click()
    await form.getByRole('combobox', { name: '设备品种' }).click()
    await page.getByRole('menuitemcheckbox').first().click()
    await page.locator(antd.cascaderColumn).nth(1).getByRole('menuitemcheckbox').first().click()
    await form.getByRole('combobox', { name: '关联样品' }).fill('YP-')
    await option('YP-').click()
    await page.keyboard.press('Escape')
    await form.getByRole('group', { name: '试验日期' }).getByRole('textbox', { name: '开始日期' }).click()
    await page.getByText('今后一月', { exact: true }).click()
    await form.getByRole('radio', { name: '加急' }).check()
    await form.getByRole('switch', { name: '公开' }).click()
    await form.getByRole('checkbox', { name: '限速器' }).check()
    await form.getByRole('checkbox', { name: '已缴费' }).uncheck()
    await form.getByRole('checkbox', { name: '已签字' }).check()
    await form.getByRole('slider', { name: '进度' }).focus()
    await page.keyboard.press('ArrowRight')
    await form.getByRole('radio', { name: '4.5 星，共 5 星' }).check({ force: true })
    await form.getByRole('textbox', { name: '标签颜色 颜色值' }).fill('ff8800')
    await form.getByRole('textbox', { name: '加急理由' }).fill('工期紧')
    await form.getByLabel('选择图片：正面').setInputFiles(picture('front.png'))
    await seen(form.getByRole('button', { name: '预览 front.png' }))

    const got = await value()
    expect(got).toMatchObject({
      name: '曳引机',
      kind: 'crane',
      priority: 2,
      open: false,
      parts: ['motor', 'governor'],
      paid: false,
      signed: true,
      progress: 41,
      rating: 4.5,
      colour: '#ff8800',
      reason: '工期紧',
      front: { name: 'front.png' },
    })
    expect(got['category']).toHaveLength(2)
    expect(got['samples']).toHaveLength(1)
    const [from = '', to = ''] = got['period'] as string[]
    expect(Date.parse(to) - Date.parse(from)).toBe(30 * 86_400_000)
    await form.getByRole('button', { name: '提交' }).click()
    await seen(page.getByText('校验通过，已提交'))
  })

  test('are checked before they are sent, and the focus goes to the first error', async () => {
    await form.getByRole('button', { name: '提交' }).click()
    await seen(error(form, '样品名称必须填写'))
    await focused(form.getByRole('textbox', { name: '样品名称' }))
    await form.getByRole('textbox', { name: '样品名称' }).fill('a')
    await seen(error(form, '样品名称长度至少 2'))
    // The message is linked to its field for people who cannot see it.
    const id = await form.getByRole('textbox', { name: '样品名称' }).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${id?.split(' ').at(-1)}"]`).innerText()).toContain('长度至少 2')
    expect(await page.getByText('校验通过，已提交').count()).toBe(0)
  })

  test('explain themselves: a question mark, a message below, a counter', async () => {
    await form.getByRole('button', { name: '样品名称 说明：与送样单上的名称一致' }).focus()
    await seen(page.getByRole('tooltip', { name: '与送样单上的名称一致' }))
    await page.keyboard.press('Escape')
    await seen(form.getByText('将显示在报告首页'))
    await form.getByRole('textbox', { name: '样品名称' }).fill('一二三')
    await expect.poll(() => form.getByText('3 / 20').count()).toBeGreaterThan(0)
  })

  test('hide and become required as others are filled', async () => {
    expect(await form.getByRole('spinbutton', { name: '座位数' }).count()).toBe(0)
    await form.getByRole('textbox', { name: '样品名称' }).fill('飞椅')
    await form.getByRole('combobox', { name: '设备种类' }).click()
    await option('大型游乐设施').click()
    await form.getByRole('button', { name: '提交' }).click()
    await seen(error(form, '座位数必须填写'))
    await focused(form.getByRole('spinbutton', { name: '座位数' }))
    await form.getByRole('spinbutton', { name: '座位数' }).fill('24')
    await page.keyboard.press('Enter')
    await seen(page.getByText('校验通过，已提交'))
    expect((await value())['seats']).toBe(24)
  })

  test('follow their JSON; a mistake is shown and the last good form stays', async () => {
    const good = await config.inputValue()
    await config.fill(good.replace('"样品名称"', '"送检样品"'))
    await seen(form.getByRole('textbox', { name: '送检样品' }))
    await config.fill('{"formItems": [}')
    await seen(page.getByText(/^JSON 有误：第 1 行第 16 列$/))
    await seen(form.getByRole('textbox', { name: '送检样品' }))
    await config.fill('{"formItems": [{"component": "input", "name": "a", "label": 3}]}')
    await seen(page.getByText('formItems[0].label 应为文本，或 ["中文","English"]'))
    await config.fill('{"formItems": [{"component": "map", "name": "a", "label": "地图"}]}')
    await seen(form.getByText('[map] Component not found'))
    await config.fill('{"formItems": [{"component": "input", "name": "a", "hideHandle": "$.constructor"}]}')
    await seen(error(form, 'a 的 hideHandle 第 3 个字符：不能访问 constructor'))
    await config.fill('{"formItems": []}')
    await seen(page.getByText('配置中没有表单项'))
    await page.getByRole('button', { name: '恢复示例配置' }).click()
    await seen(form.getByRole('textbox', { name: '样品名称' }))
    expect(await config.inputValue()).toBe(good)
  })
})

describe('choices from the server', () => {
  const remote = example(page, '远程选项与失败')

  test('show a skeleton of the form until they have arrived', async () => {
    const menu = await gate(page, '**/api/demo/menu')
    await openPiece(page, 'form')
    await seen(example(page, '全部组件').getByRole('status', { name: '正在加载' }))
    expect(await page.getByRole('form', { name: '示例表单' }).count()).toBe(0)
    menu.open()
    await page.getByRole('form', { name: '示例表单' }).waitFor()
  })

  test('that fail say why and can be tried again; the others work', async () => {
    await openPiece(page, 'form')
    await seen(error(remote, '数据格式错误'))
    await remote.getByRole('switch').click()
    await seen(error(remote, '选项服务维护中'))
    await remote.getByRole('combobox', { name: '样品（读取成功）' }).click()
    await page.locator(antd.option).first().click()
    const failed = error(remote, '选项服务维护中')
    await intercept(page, '**/api/demo/status?code=500*', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: [{ value: 'a', label: '修好的选项' }] } }),
    )
    await failed.getByRole('button', { name: '重新加载' }).click()
    await remote.getByRole('combobox', { name: '读取失败' }).click()
    await option('修好的选项').click()
    await page.unroute('**/api/demo/status?code=500*')
    await seen(remote.getByText('[map] Component not found'))
    await remote.getByRole('switch').click()
    expect(manager.problems.every((problem) => problem.includes('500'))).toBe(true)
    manager.forget()
  })
})

describe('conditions, methods and looks', () => {
  beforeEach(() => openPiece(page, 'form'))

  test('a condition that cannot be read is shown at its item, which works', async () => {
    const conditions = example(page, '条件')
    await seen(error(conditions, 'broken 的 hideHandle 第 8 个字符'))
    await conditions.getByRole('textbox', { name: '条件写错的一项' }).fill('仍可填写')
    await conditions.getByText('单位', { exact: true }).click()
    await conditions.getByRole('spinbutton', { name: '费用' }).fill('2000')
    await conditions.getByRole('button', { name: '提交' }).click()
    for (const name of ['单位名称', '邮箱', '理由']) await seen(error(conditions, `${name}必须填写`))
    await focused(conditions.getByRole('textbox', { name: '单位名称' }))
    await conditions.getByRole('textbox', { name: '邮箱' }).fill('nobody')
    await seen(error(conditions, '邮箱应为邮箱地址'))
    await conditions.getByRole('textbox', { name: '理由' }).fill('急')
    await seen(error(conditions, '理由至少 5 个字'))
    await conditions.getByRole('spinbutton', { name: '费用' }).fill('10')
    await conditions.getByText('个人', { exact: true }).click()
    expect(await conditions.getByRole('textbox', { name: '单位名称' }).count()).toBe(0)
  })

  test('the server decides, and its message is shown at the item', async () => {
    const methods = example(page, '方法、提交插槽与服务器校验')
    await methods.getByRole('button', { name: '只校验' }).click()
    await seen(error(methods, '样品编号必须填写'))
    await methods.getByRole('button', { name: '重置' }).click()
    await expect.poll(() => methods.getByRole('alert').count()).toBe(0)
    await methods.getByRole('button', { name: '定位到备注' }).click()
    await focused(methods.getByRole('textbox', { name: '备注' }))

    await methods.getByRole('textbox', { name: '样品编号' }).fill('1234')
    await methods.getByRole('textbox', { name: '样品名称' }).fill('缓冲器')
    await methods.getByRole('textbox', { name: '送样单位' }).fill('云岭电梯有限公司')
    for (const [name, choice] of [
      ['设备种类', '电梯'],
      ['状态', '已收样'],
    ] as const) {
      await methods.getByRole('combobox', { name }).click()
      await option(choice).click()
    }
    const received = methods.getByRole('textbox', { name: '收样日期' })
    await received.click()
    await received.fill('2026-03-02')
    // A day under the pointer does not take the place of the typed one, which is read when the box is left.
    await page.getByTitle('2026-03-17', { exact: true }).hover()
    expect(await received.inputValue()).toBe('2026-03-02')
    await page.keyboard.press('Enter')
    await methods.getByRole('button', { name: '保存样品' }).click()
    await seen(error(methods, /样品编号.*YP-/))
    await focused(methods.getByRole('textbox', { name: '样品编号' }))
    manager.forget()
    await methods.getByRole('textbox', { name: '样品编号' }).fill(`YP-2031-${String(Date.now()).slice(-4)}`)
    await expect.poll(() => methods.getByRole('alert').count()).toBe(0)
    await methods.getByRole('button', { name: '保存样品' }).click()
    await seen(page.getByText('样品已保存'))
    expect(await methods.getByRole('textbox', { name: '样品编号' }).inputValue()).toBe('')
  })

  test('a form that is loading shows a skeleton; the page’s own components take part in the checks', async () => {
    const looks = example(page, '标签位置、加载与自己的组件')
    const form = looks.getByRole('form', { name: '标签位置、加载与自己的组件' })
    await looks.getByRole('switch', { name: 'loading' }).click()
    await seen(looks.getByRole('status', { name: '正在加载' }))
    await looks.getByRole('switch', { name: 'loading' }).click()
    const left = async () => (await form.getByText('名称', { exact: true }).boundingBox())?.x ?? 0
    const before = await left()
    await looks.getByRole('radio', { name: 'right' }).check()
    expect(await left()).toBeGreaterThan(before)
    expect(await form.getByRole('textbox', { name: '禁用项' }).isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: '名称' }).fill('北辰')
    await form.getByRole('button', { name: '提交' }).click()
    await seen(error(form, '签名（自己的组件）必须填写'))
    await form.getByRole('button', { name: '签名', exact: true }).click()
    await expect.poll(() => error(form, '必须填写').count()).toBe(0)
  })
})

describe('a table written in place', () => {
  const table = page.getByRole('table', { name: '送检部件' }).first()
  const names = () =>
    table
      .getByRole('textbox', { name: /名称$/ })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  beforeEach(() => openPiece(page, 'formtable'))

  test('adds copies of its template, up to its limit', async () => {
    await table.getByRole('button', { name: '添加一行' }).click()
    await focused(table.getByRole('textbox', { name: '第 4 行 名称' }))
    await page.keyboard.type('安全钳')
    // Each added row is a copy: writing into one row does not change the template.
    const all = example(page, '增删、排序与上限')
    await all.getByRole('button', { name: '添加部件' }).click()
    await focused(table.getByRole('textbox', { name: '第 5 行 名称' }))
    expect(await names()).toEqual(['曳引机', '限速器', '起升机构', '安全钳', ''])
    expect(await table.getByRole('textbox', { name: '第 5 行 数量' }).inputValue()).toBe('1')
    expect(await table.getByRole('button', { name: '添加一行' }).isDisabled()).toBe(true)
    await seen(all.getByText('最多 5 行'))
  })

  test('rows move by the keyboard and by dragging', async () => {
    await table.getByRole('button', { name: '移动 第 1 行 送检部件' }).focus()
    await page.keyboard.press('Space')
    await seen(page.getByText('移到第 1 位，共 3 位'))
    await page.keyboard.press('ArrowDown')
    await seen(page.getByText('移到第 2 位，共 3 位'))
    await page.keyboard.press('Space')
    await expect.poll(names).toEqual(['限速器', '曳引机', '起升机构'])
    const grip = await table.getByRole('button', { name: '移动 第 3 行 送检部件' }).boundingBox()
    const target = await table.getByRole('button', { name: '移动 第 1 行 送检部件' }).boundingBox()
    await page.mouse.move((grip?.x ?? 0) + 10, (grip?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 2, { steps: 12 })
    await page.mouse.up()
    await expect.poll(names).toEqual(['起升机构', '限速器', '曳引机'])
  })

  test('the number of a row becomes its delete button, for the pointer and for the focus', async () => {
    const remove = table.getByRole('button', { name: '删除第 2 行' })
    await page.mouse.move(0, 0)
    const opacity = () => remove.evaluate((one) => getComputedStyle(one).opacity)
    await expect.poll(opacity).toBe('0')
    await table.getByRole('row').nth(2).hover()
    await expect.poll(opacity).toBe('1')
    await page.mouse.move(0, 0)
    await remove.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect.poll(opacity).toBe('1')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['曳引机', '起升机构'])
    // After removing several rows the focus is on the next one; after the last one the table can grow again.
    await focused(remove)
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['曳引机'])
    await focused(example(page, '增删、排序与上限').getByRole('button', { name: '添加部件' }))
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['曳引机', ''])
  })

  test('adding, deleting and ordering can each be switched off', async () => {
    const all = example(page, '增删、排序与上限')
    for (const name of ['sortable', 'hideAdd', 'hideDelete']) await all.getByRole('switch', { name }).click()
    for (const name of ['添加一行', /^删除第/, /^移动/])
      await expect.poll(() => table.getByRole('button', { name }).count()).toBe(0)
    expect(await all.getByRole('button', { name: '添加部件' }).count()).toBe(0)
    await seen(page.getByRole('table', { name: '没有部件' }).getByText('暂无数据'))
  })

  test('messages are shown in their cells, also those of the server and of a whole row', async () => {
    const errors = example(page, '逐格提示')
    await seen(error(errors, '数量应在 1 到 99 之间'))
    await errors.getByRole('textbox', { name: '第 1 行 数量' }).fill('9')
    await expect.poll(() => error(errors, '数量应在').count()).toBe(0)
    await errors.getByRole('button', { name: '模拟服务器的说明' }).click()
    await seen(error(errors, '型号已登记在另一份报告上'))
    await seen(error(errors, '此行与第 1 行重复'))
  })

  test('a range and a table as fields keep the typed text, show its errors, and are shown as written', async () => {
    const own = example(page, '范围与表格字段')
    const [from, to] = ['下限', '上限'].map((end) => own.getByRole('textbox', { name: `适用钢丝绳直径 ${end}` }))
    await from?.fill('约 8')
    await to?.focus()
    await seen(error(own, '适用钢丝绳直径下限应为数字'))
    expect(await from?.inputValue()).toBe('约 8')
    await from?.fill('20')
    await seen(error(own, '适用钢丝绳直径上限不能小于下限'))
    await to?.fill('３２')
    const reading = own.getByRole('group', { name: '读出的样子' })
    await seen(reading.getByText('20 – 32 mm'))

    await own.getByRole('button', { name: '添加安全保护装置' }).click()
    await focused(own.getByRole('textbox', { name: '第 4 行 名称' }))
    await page.keyboard.type('门锁')
    await own.getByRole('textbox', { name: '第 4 行 数量' }).fill('0')
    await seen(error(own, '安全保护装置第 4 行：数量应在 1 到 99 之间'))
    await own.getByRole('textbox', { name: '第 4 行 数量' }).fill('8')
    await own.getByRole('button', { name: '删除第 2 行' }).focus()
    await page.keyboard.press('Enter')
    const read = () => reading.locator('tbody tr td:first-child').allInnerTexts()
    await expect.poll(read).toEqual(['限速器', '缓冲器', '门锁'])
  })

  test('on a telephone each row is a card, and every control can be reached', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
    const errors = example(page, '逐格提示')
    await errors.getByRole('button', { name: '删除第 2 行' }).click()
    await expect.poll(() => errors.getByRole('textbox', { name: /名称$/ }).count()).toBe(1)
    await errors.getByRole('button', { name: '添加部件' }).click()
    await focused(errors.getByRole('textbox', { name: '第 2 行 名称' }))
    await openPiece(page, 'form')
    await page.getByRole('form', { name: '示例表单' }).waitFor()
    await fits(page)
  })
})

test('a record from a list and formatted text are values too', async () => {
  await openPiece(page, 'form')
  const place = example(page, '表格选择与富文本')
  await place.getByRole('combobox', { name: '样品' }).focus()
  await page.keyboard.press('ArrowDown')
  await seen(page.locator(antd.option, { hasText: 'YP-2026-0239' }))
  await page.keyboard.type('0007')
  await page.locator(antd.option, { hasText: 'YP-2026-0007' }).click()
  await place.getByRole('textbox', { name: '正文' }).pressSequentially('动作试验')
  await expect.poll(() => place.locator('code').innerText()).toContain('"text":"<p>动作试验</p>"')
  expect(await place.locator('code').innerText()).toContain('"sampleNo":"YP-2026-0007"')
})

test('the browser reported no problem', () => {
  // Except for the failures that the test caused.
  expect(manager.problems.filter((problem) => !problem.includes('/api/demo/status?'))).toEqual([])
})

// Designing a flow: steps added, set up and removed, branches and their priority, the JSON, keyboard and telephone.
import { beforeEach, expect, test } from 'vitest'
import { seen } from '../people.ts'
import { openPiece, pieces } from './pieces.ts'

const { page } = await pieces('body-manager')
beforeEach(async () => {
  await openPiece(page, 'workflow')
  await flow().waitFor()
})

const flow = () => page.getByRole('group', { name: '报告修订流程', exact: true })
const card = (name: string | RegExp) => flow().getByRole('button', { name })
const drawer = (name: string) => page.getByRole('dialog', { name })
async function add(after: string, step: string) {
  await flow()
    .getByRole('button', { name: `在“${after}”后添加步骤` })
    .click()
  const entry = page.getByRole('menuitem', { name: step, exact: true })
  await entry.click()
  await entry.waitFor({ state: 'hidden' })
}
async function choose(label: string, option: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click()
  await page.getByTitle(option, { exact: true }).last().click()
}
const shut = async (name: string) => {
  // The first Escape may belong to an open list.
  await expect
    .poll(async () => {
      if (await drawer(name).isVisible()) await page.keyboard.press('Escape')
      return drawer(name).isVisible()
    })
    .toBe(false)
}

test('every kind of approver, order and time limit', async () => {
  await card(/^部门主管审批/).click()
  await choose('审批人', '指定成员')
  await choose('成员', '郑文')
  await page.keyboard.press('Escape')
  await choose('多人审批时', '或签（一人同意）')
  await choose('超时后', '自动拒绝')
  if (await drawer('部门主管审批').isVisible()) await shut('部门主管审批')
  await seen(card(/部门主管审批.*郑文/))
  for (const [kind, said] of [
    ['主管', '直接主管'],
    ['发起人自选', '发起人自选'],
    ['发起人自己', '发起人自己'],
    ['连续多级主管', '直到最高级主管'],
    ['角色', '尚未设置'],
  ] as const) {
    await card(/^部门主管审批/).click()
    await choose('审批人', kind)
    await shut('部门主管审批')
    await seen(card(new RegExp(`部门主管审批.*${said}`)))
  }
  expect(await card(/^部门主管审批/).count()).toBe(1)
})

test('steps are added where the plus was pressed, and removed', async () => {
  await add('发起人', '审批')
  await seen(card(/^审批.*尚未设置/))
  await add('审批', '路由')
  await seen(card(/^路由.*发起人/))
  await flow().getByRole('button', { name: '删除 审批', exact: true }).click()
  await expect.poll(() => card(/^审批/).count()).toBe(0)
  await seen(card(/^路由/))
  expect(await flow().getByRole('button', { name: '删除 发起人' }).count()).toBe(0)
})

test('branches have priority, groups and operators, and a single branch ends the branching', async () => {
  await flow().getByRole('button', { name: '添加条件', exact: true }).click()
  await card(/^条件 2/).click()
  const branch = drawer('条件 2')
  await branch.getByRole('button', { name: '提前' }).click()
  await seen(branch.getByText('优先级 1'))
  await branch.getByRole('button', { name: '添加条件', exact: true }).click()
  await choose('比较', '大于等于')
  await branch.getByRole('textbox', { name: '值' }).fill('5')
  await branch.getByRole('button', { name: '添加条件组' }).click()
  await branch.getByRole('group', { name: '条件组 2' }).getByRole('button', { name: '添加条件' }).click()
  await shut('条件 2')
  await seen(card(/条件 2.*优先级 1.*设备种类 大于等于 5 或 设备种类 包含/))
  await flow().getByRole('button', { name: '删除 条件 2' }).click()
  await flow().getByRole('button', { name: '删除 电梯且数量大于 10' }).click()
  await expect.poll(() => flow().getByRole('group', { name: '按设备种类' }).count()).toBe(0)
  await seen(card(/^抄送档案室/))
})

test('the JSON shows the flow, and a disabled flow cannot be changed', async () => {
  await page.getByRole('button', { name: '查看 JSON' }).first().click()
  await seen(page.getByRole('dialog', { name: 'JSON' }).getByText('"type": "start"'))
  await page.keyboard.press('Escape')
  const still = page.getByRole('group', { name: '只读', exact: true })
  await seen(still.getByText('部门主管审批'))
  expect(await still.getByRole('button').count()).toBe(0)
})

test('by keyboard, on a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await card(/^部门主管审批/).focus()
  await page.keyboard.press('Enter')
  await drawer('部门主管审批').getByRole('textbox', { name: '名称' }).fill('主管')
  await page.keyboard.press('Escape')
  await seen(card(/^主管/))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

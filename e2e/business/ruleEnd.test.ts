// A rule ends certificates: the head office looks at what its numbers mean, puts it in force, the visitor reads it, and a reversal makes the certificate valid again.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { shanghaiDay } from '@register/contract/dates'
import { afterAll, expect, test } from 'vitest'
import { settled, violations } from '../every-screen/look.ts'
import { desk, telephone } from '../every-screen/looks.ts'
import { at, person, seen, visitor } from '../people.ts'
import { theServer } from '../theServer.ts'

const certificate = async (status: string) => {
  const reply = await fetch(theServer().url + frontList.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status, categoryCode: '3110', pageSize: 50 }),
  })
  const { data } = (await reply.json()) as { data: { list: { publicId: string; certificateNo: string }[] } }
  const found = data.list.at(-1)
  if (!found) throw new Error(`There is no certificate that is ${status}`)
  return found
}
const valid = await certificate('published')
const revoked = await certificate('revoked')
const head = await person('head-office', {}, at('/business/ruleEnd/list', '依规失效'))
const anyone = await visitor(`/v/${valid.publicId}`)
afterAll(async () => {
  await head.close()
  await anyone.close()
})
const rule = '起重机械型式试验规则（试行）'
const sentence = '须补发证书后方可使用'

test('an end by rule is previewed, put in force, read by the public, and reversed', async () => {
  const { page } = head
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '实施依规失效' }).first().click()
  await seen(page.getByRole('heading', { level: 1, name: '实施依规失效' }))
  await main.getByText('按公告所列编号', { exact: true }).click()
  await main
    .getByRole('textbox', { name: '编号', exact: true })
    .fill(`${valid.certificateNo}\nTSX9999999；${revoked.certificateNo}`)
  await main.getByRole('textbox', { name: '生效日期' }).fill(shanghaiDay())
  await main.getByRole('textbox', { name: '生效日期' }).press('Enter')
  const act = main.getByRole('button', { name: '实施依规失效' })
  expect(await act.isDisabled()).toBe(true)
  await main.getByRole('button', { name: '预览涉及的证书' }).click()
  await seen(main.getByText('将失效 1'))
  for (const group of ['已非有效 1', '未查到 1']) await seen(main.getByText(group))
  await main.getByText('未查到 1').click()
  await seen(main.getByText('TSX9999999').last())
  await seen(main.getByText(/^登记中没有这些编号/))
  await act.click()
  await seen(main.getByText(/依据的规则必须填写/))
  await main.getByRole('textbox', { name: '依据的规则' }).fill(rule)
  await main.getByRole('textbox', { name: '公告文号' }).fill('2026 年第 9 号')
  await main.getByRole('textbox', { name: '公众看到的要求（中文）' }).fill(sentence)
  await main.getByRole('textbox', { name: '公众看到的要求（英文）' }).fill('Reissue it first')
  await main.getByRole('textbox', { name: '理由（内部）' }).fill('过渡期满')
  await act.click()
  const question = page.getByRole('dialog')
  await seen(question.getByText(`1 张证书自 ${shanghaiDay()} 起依规失效。`))
  await seen(question.getByText(sentence))
  await question.getByRole('button', { name: '确认实施' }).click()
  await seen(page.getByRole('heading', { level: 1, name: rule }))
  await seen(main.getByText('已生效'))

  const { page: site } = anyone
  await site.reload()
  await seen(site.getByRole('heading', { level: 1, name: '依规失效' }))
  const shown = site.getByRole('main')
  for (const words of [rule, sentence, shanghaiDay()]) await seen(shown.getByText(words).first())
  for (const size of [desk, telephone]) {
    await site.setViewportSize(size)
    await settled(site)
    expect(await violations(site)).toEqual([])
  }

  await main.getByRole('button', { name: '撤销' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '理由' }).fill('公告已废止')
  await dialog.getByRole('button', { name: '撤销' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await seen(main.getByText('公告已废止'))
  await site.reload()
  await seen(site.getByRole('heading', { level: 1, name: '有效' }))
  expect([...head.problems, ...anyone.problems]).toEqual([])
})

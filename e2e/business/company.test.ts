// A person asks to act for a company, the head office checks the licence and decides, and the person sees the reports of that company.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { picture } from '../kit/given.ts'
import { goTo } from '../office.ts'
import { callPeople, seen } from '../people.ts'

const come = callPeople()

/** The demo world's request in this person's name, sent again with another licence. */
async function askAnew(page: Page): Promise<void> {
  const line = page.getByRole('region', { name: '申请记录' }).getByRole('listitem').first()
  const company = await line.locator('strong').first().innerText()
  const code = /[0-9A-Z]{18}/.exec(await line.innerText())?.[0] ?? ''
  if (await line.getByRole('button', { name: '撤回申请' }).isVisible()) {
    await line.getByRole('button', { name: '撤回申请' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
  }
  const form = page.getByRole('form', { name: '申请开通' })
  await form.getByRole('textbox', { name: '企业名称' }).fill(company)
  await form.getByRole('textbox', { name: '统一社会信用代码' }).fill(code)
  await form.getByRole('textbox', { name: '经办人姓名' }).fill('何敏')
  await form.getByRole('textbox', { name: '职务' }).fill('质量部经理')
  // The form to print holds what was typed.
  await form.getByRole('button', { name: '打印授权书样式' }).click()
  const paper = page.getByRole('dialog', { name: '企业账号授权书' })
  await seen(paper.getByText(`${company}（统一社会信用代码 ${code}）授权本单位 何敏（职务：质量部经理）`))
  await paper.getByRole('button', { name: '取消' }).click()
  const pickers = form.locator('input[type=file]')
  for (const [picker, name] of [
    [pickers.first(), 'licence.png'],
    [pickers.last(), 'authorisation.png'],
  ] as const) {
    await picker.setInputFiles(picture(name))
    await form.getByRole('button', { name: `预览 ${name}` }).waitFor()
  }
  await form.getByRole('button', { name: '提交申请' }).click()
  await seen(page.getByText('您的申请正在等待审核'))
}

test('from the request to the reports of the company', async () => {
  const applicant = await come('applicant')
  await seen(applicant.getByRole('heading', { name: '成为企业账号' }).or(applicant.getByText('有效证书')))
  await goTo(applicant, '/user_center/enterprise', '企业账号')
  const standing = applicant.getByText(/^(尚未|已)开通企业账号$/)
  await seen(standing)
  // An approval cannot be undone, so a retry of this test continues after it.
  if (await applicant.getByText('尚未开通企业账号').isVisible()) {
    await askAnew(applicant)
    const head = await come('head-office')
    await head.getByRole('link', { name: /待审核的企业账号/ }).click()
    await head.getByRole('row', { name: /何敏/ }).getByRole('button', { name: '审核' }).click()
    const dialog = head.getByRole('dialog')
    await dialog.getByRole('img', { name: /^营业执照/ }).waitFor()
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    const question = head.getByRole('dialog').last()
    const approve = question.getByRole('button', { name: '通过', exact: true })
    expect(await approve.isDisabled()).toBe(true)
    for (const tick of await question.getByRole('checkbox').all()) await tick.check()
    await approve.click()
    await seen(head.getByText('已通过，账号已获得企业权限'))
    // The window that has stood open meanwhile learns it by its next answer, whatever is asked for: here the bell.
    await applicant.getByRole('button', { name: /^新消息/ }).click()
    await seen(applicant.getByText(/您的权限已更新，新开放的页面：/))
    await applicant.keyboard.press('Escape')
  }
  await seen(applicant.getByText('已开通企业账号'))
  await applicant.getByRole('link', { name: '查看本企业报告' }).click()
  await seen(applicant.getByRole('row', { name: /澄江电梯有限公司/ }))
})

// An end by rule as the head office announces one, so that its list and its page have something to show; gives the address of its page.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { shanghaiDay } from '@register/contract/dates'
import { theServer } from '../theServer.ts'
import { settled } from './look.ts'
import { looks, show } from './looks.ts'
import { open } from './records.ts'
import { come } from './visitors.ts'

/** A certificate that other screens do not begin with. */
async function someNumber(): Promise<string> {
  const reply = await fetch(theServer().url + frontList.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'published', categoryCode: '3110', pageSize: 1, pageNum: 60 }),
  })
  const { data } = (await reply.json()) as { data: { list: { certificateNo: string }[] } }
  return data.list[0]?.certificateNo ?? ''
}

export const announcedRule = 'TSG T7007—2022 电梯型式试验规则第 2 号修改单'
const inTwoMonths = () => shanghaiDay(new Date(Date.now() + 60 * 86_400_000))

/** Writes down a rule and looks at its preview. */
export async function previewed(): Promise<void> {
  const { page } = await come('head-office')
  const [first] = looks
  if (first) await show(page, first)
  await open(page, '/business/ruleEnd/new')
  const main = page.getByRole('main')
  await page.getByRole('heading', { level: 1, name: '实施依规失效', exact: true }).waitFor()
  await main.getByText('按公告所列编号', { exact: true }).click()
  await main.getByRole('textbox', { name: '编号', exact: true }).fill(`${await someNumber()}\nTSX9999999`)
  for (const [name, text] of [
    ['依据的规则', announcedRule],
    ['公告文号', '国家市场监督管理总局公告 2026 年第 9 号'],
    ['公告网址', 'https://www.samr.gov.cn/zw/zfxxgk/fdzdgknr/tssbs/art/2026/art_9.html'],
    ['生效日期', inTwoMonths()],
    ['公众看到的要求（中文）', '须补发证书后方可使用'],
    ['公众看到的要求（英文）', 'It may be used only with a reissued certificate'],
    ['理由（内部）', '过渡期满，按公告附件所列编号办理'],
  ] as const)
    await main.getByRole('textbox', { name, exact: true }).fill(text)
  await main.getByRole('button', { name: '预览涉及的证书' }).click()
  await main.getByText(/^未查到 1$/).waitFor()
}

async function announced(): Promise<string> {
  await previewed()
  const { page } = await come('head-office')
  await page.getByRole('main').getByRole('button', { name: '实施依规失效' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认实施' }).click()
  await page.getByRole('heading', { level: 1, name: announcedRule }).waitFor()
  await settled(page)
  return new URL(page.url()).hash.slice(1)
}

let made: Promise<string> | undefined
/** The same one for every screen. */
export const newRuleEnd = (): Promise<string> => (made ??= announced())

// Contradictions between values of a report: dates out of order, and a number that does not fit its category and year.
import type { FieldError } from '../../errors.ts'
import type { Phrase } from '../../phrase.ts'
import { misfit, parseNo } from '../numbers/certificateNo.ts'

type Text = string | null | undefined

const order = (field: string, earlier: Text, later: Text, phrase: Phrase): FieldError[] =>
  earlier && later && earlier > later ? [{ field, phrase }] : []

interface Dates {
  testStartDate?: Text
  testEndDate?: Text
  issueDate?: Text
  validTo?: Text
  noExpiry?: boolean | null | undefined
}

/** `today`: the day in Shanghai. */
export const dateErrors = (content: Dates, today: string): FieldError[] => [
  ...order('testEndDate', content.testStartDate, content.testEndDate, [
    '试验结束日期不能早于开始日期',
    'Test end must not be before test start',
  ]),
  ...order('validTo', content.issueDate, content.validTo, [
    '有效期不能早于发证日期',
    'Valid to must not be before the issue date',
  ]),
  ...(content.validTo && content.noExpiry
    ? [
        {
          field: 'noExpiry',
          phrase: [
            '已填写有效期，不能同时声明原件载明无有效期',
            'An end of validity is given, so the original cannot say that it does not expire',
          ] satisfies Phrase,
        },
      ]
    : []),
  ...order('issueDate', content.issueDate, today, ['发证日期不能晚于今天', 'Issue date must not be in the future']),
]

interface Numbered {
  certificateNo?: Text
  categoryCode: string
  issueDate?: Text
}

/**
 * The problem of a number on a report that this register issues. `bodyCode`: the code of the writing body; a caller that
 * does not know it leaves that part unchecked.
 */
export function numberErrors({ certificateNo, categoryCode, issueDate }: Numbered, bodyCode?: string): FieldError[] {
  if (!certificateNo) return []
  const number = parseNo(certificateNo)
  const phrase: Phrase | undefined = number
    ? misfit(number, { categoryCode, bodyCode: bodyCode ?? number.body, issueDate })
    : [
        '证书编号：应为 TSX + 品种 4 位 + 机构 3 至 5 位 + 年份 4 位 + 顺序号 4 位',
        'Certificate No. must be TSX + category 4 + body 3 to 5 + year 4 + serial 4',
      ]
  return phrase ? [{ field: 'certificateNo', phrase }] : []
}

// Contradictions between values of a report: dates out of order.
import type { FieldError } from '../../errors.ts'
import type { Phrase } from '../../phrase.ts'

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

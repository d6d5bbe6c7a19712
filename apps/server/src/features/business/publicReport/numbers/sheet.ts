// The check of several numbers as a workbook: the numbers, and on a second sheet the time of the check and the end of the integrity log at that time.
import { standings, type CheckedNumber } from '@register/contract/business/publicReport/batchCheck/numbers'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { misprintMark, reportLabels as label } from '@register/contract/business/report/labels'
import { dayReading } from '@register/contract/input/partDay'
import type { Phrase } from '@register/contract/phrase'
import { markOf } from '../../../../access/marks/demonstration.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import { writeBook } from '../../../../files/excel.ts'
import { moment } from '../../../../records/sheet.ts'
import { readHead } from '../../integrity/service.ts'
import { verifyUrl } from '../../report/service.ts'

type Checked = { checkedAt: string; list: readonly CheckedNumber[] }

const words = {
  sheet: ['核对结果', 'Result'],
  about: ['核对说明', 'About this check'],
  asked: ['所查编号', 'Number asked'],
  understood: ['识别为', 'Read as'],
  standing: ['状态', 'Status'],
  meaning: ['说明', 'Details'],
  misprinted: misprintMark,
  body: ['型式试验机构', 'Type-testing body'],
  validTo: ['有效期至', 'Valid to'],
  successor: ['替代证书', 'Replaced by'],
  page: ['查验地址', 'Address of the record'],
  item: ['项目', 'Item'],
  value: ['内容', 'Content'],
  checkedAt: ['核对时间（北京时间）', 'Checked at (Beijing time)'],
  count: ['编号数量', 'Numbers checked'],
  register: ['登记系统', 'Register'],
  logEnd: ['公开日志末端条目', 'Last entry of the integrity log'],
  logHash: ['末端哈希（SHA-256）', 'Hash of that entry (SHA-256)'],
  note: ['注意', 'Note'],
  noteText: [
    '状态以核对时刻为准，之后可能变化；请以网站当时的查询结果为准',
    'The statuses are those at the time of the check and may change. Ask the register again for the current status',
  ],
} as const satisfies Record<string, Phrase>

const columns = [
  [words.asked, 26],
  [words.understood, 28],
  [words.standing, 14],
  [words.meaning, 44],
  [label.certificateNo, 28],
  [label.probableNo, 28],
  [label.reportNo, 22],
  [label.productName, 26],
  [label.model, 20],
  [label.manufacturerName, 34],
  [words.body, 28],
  [label.issueDate, 13],
  [words.validTo, 13],
  [words.successor, 28],
  [words.page, 50],
] as const satisfies readonly (readonly [Phrase, number])[]

/** The bytes of the workbook, in the caller's language. */
export async function numbersBook(ctx: Ctx, { checkedAt, list }: Checked): Promise<Buffer> {
  const { say } = ctx
  const head = await readHead(ctx)
  const rows = list.map(({ asked, understood, standing, record }) => [
    asked,
    understood,
    say(standings[standing].label),
    say(standings[standing].meaning),
    printNo(record?.certificateNo ?? ''),
    record?.misprinted ? printNo(record.probableNo) || say(words.misprinted) : '',
    record?.reportNo ?? '',
    record?.productName ?? '',
    record?.model ?? '',
    record?.manufacturerName ?? '',
    record?.bodyName ?? '',
    say(dayReading(record?.issueDate, record?.issueDatePrinted)),
    record?.validTo ?? '',
    printNo(record?.successorNo ?? ''),
    record ? verifyUrl(ctx, record.publicId) : '',
  ])
  const about = [
    [say(words.checkedAt), moment(checkedAt)],
    [say(words.count), list.length],
    [say(words.register), ctx.meta.origin],
    [say(words.logEnd), head.lastId],
    [say(words.logHash), head.lastHash],
    [say(words.note), say(words.noteText)],
  ]
  return writeBook(
    [
      { name: say(words.sheet), columns: columns.map(([header, width]) => ({ header: say(header), width })), rows },
      {
        name: say(words.about),
        columns: [
          { header: say(words.item), width: 34 },
          { header: say(words.value), width: 70, wrap: true },
        ],
        rows: about,
      },
    ],
    await markOf(ctx.db),
  )
}

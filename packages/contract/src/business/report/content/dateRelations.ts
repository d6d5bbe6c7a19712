// Which day of a record comes before which: one table for form, import, review and publication (docs/decisions/0098-one-set-of-date-relations.md).
import { yearOf } from '../../../dates.ts'
import type { FieldError } from '../../../errors.ts'
import type { Phrase } from '../../../phrase.ts'
import { parseNo } from '../../../rules/numbers/certificateNo.ts'
import { dateReading, isPartDayKey, lastDayOf, type Dated as Printed } from '../../../rules/days/partDays.ts'

type Text = string | null | undefined

const recordDays = ['productionDate', 'testStartDate', 'testEndDate', 'issueDate', 'validTo'] as const
type RecordDay = (typeof recordDays)[number]

/** The days of a code: when it was applied for, and when it was approved. */
export interface Applied {
  appliedOn: string
  approvedOn?: Text
}

export type Dated = Partial<Record<RecordDay | 'certificateNo' | 'dateNote', Text>> & {
  noExpiry?: boolean | null | undefined
} & Pick<Printed, 'asPrinted'>

type Day = RecordDay | keyof Applied | 'numberEnd' | 'today'

export interface Relation {
  key: string
  earlier: Day
  later: Day
  /** The field that reports it. */
  field: RecordDay
  /** hard: no paper can say so · soft: papers do, for a reason. */
  grade: 'hard' | 'soft'
  phrase: (earlier: string, later: string) => Phrase
}

export const dateRelations: readonly Relation[] = [
  {
    key: 'testInOrder',
    earlier: 'testStartDate',
    later: 'testEndDate',
    field: 'testEndDate',
    grade: 'hard',
    phrase: (start, end) => [
      `试验结束日期 ${end} 不能早于开始日期 ${start}`,
      `Test end ${end} must not be before test start ${start}`,
    ],
  },
  {
    key: 'endsAfterIssue',
    earlier: 'issueDate',
    later: 'validTo',
    field: 'validTo',
    grade: 'hard',
    phrase: (issued, end) => [
      `有效期 ${end} 不能早于发证日期 ${issued}`,
      `Valid to ${end} must not be before the issue date ${issued}`,
    ],
  },
  {
    key: 'issuedByToday',
    earlier: 'issueDate',
    later: 'today',
    field: 'issueDate',
    grade: 'hard',
    phrase: (issued, today) => [
      `发证日期 ${issued} 不能晚于今天 ${today}`,
      `Issue date ${issued} must not be in the future (today is ${today})`,
    ],
  },
  {
    key: 'issuedAfterApproval',
    earlier: 'approvedOn',
    later: 'issueDate',
    field: 'issueDate',
    grade: 'hard',
    phrase: (approved, issued) => [
      `发证日期 ${issued} 不能早于证书编号的核发日期 ${approved}`,
      `Issue date ${issued} must not be before ${approved}, the day on which the certificate number was approved`,
    ],
  },
  {
    key: 'testedAfterApplication',
    earlier: 'appliedOn',
    later: 'testStartDate',
    field: 'testStartDate',
    grade: 'soft',
    phrase: (applied, start) => [
      `试验开始日期 ${start} 早于证书编号的申请日期 ${applied}`,
      `The test started on ${start}, before the certificate number was applied for on ${applied}`,
    ],
  },
  {
    key: 'issuedAfterTest',
    earlier: 'testEndDate',
    later: 'issueDate',
    field: 'testEndDate',
    grade: 'soft',
    phrase: (end, issued) => [
      `试验结束日期 ${end} 晚于发证日期 ${issued}`,
      `The test ended on ${end}, after the issue date ${issued}`,
    ],
  },
  {
    key: 'issuedInNumberYear',
    earlier: 'issueDate',
    later: 'numberEnd',
    field: 'issueDate',
    grade: 'soft',
    phrase: (issued, end) => [
      `发证日期 ${issued} 晚于证书编号中的年份 ${yearOf(end)}`,
      `The issue date ${issued} is later than the number’s year ${yearOf(end)}`,
    ],
  },
  {
    key: 'madeBeforeTestEnd',
    earlier: 'productionDate',
    later: 'testEndDate',
    field: 'productionDate',
    grade: 'soft',
    phrase: (made, end) => [
      `样品生产日期 ${made} 晚于试验结束日期 ${end}`,
      `The sample was produced on ${made}, after the test ended on ${end}`,
    ],
  },
]

interface Around {
  /** The day in Shanghai. */
  today?: string
  /** Where the register gave out the number. */
  applied?: Applied | undefined
}

/** The relations that the record breaks: of dates that are printed in part those that no possible days keep. A day that is not known breaks none. */
function broken(record: Dated, grade: Relation['grade'], { today, applied }: Around) {
  const number = record.certificateNo ? parseNo(record.certificateNo) : undefined
  const days: Partial<Record<Day, Text>> = {
    ...record,
    ...applied,
    today,
    numberEnd: number && `${number.year}-12-31`,
  }
  return dateRelations.flatMap((relation) => {
    const earlier = days[relation.earlier]
    const later = isPartDayKey(relation.later) ? lastDayOf(record, relation.later) : days[relation.later]
    if (relation.grade !== grade || !earlier || !later || earlier <= later) return []
    const read = (day: Day) =>
      isPartDayKey(day) ? dateReading(record, day) : ([days[day] ?? '', days[day] ?? ''] as const)
    const [one, other] = [read(relation.earlier), read(relation.later)]
    const phrase: Phrase = [relation.phrase(one[0], other[0])[0], relation.phrase(one[1], other[1])[1]]
    return [{ field: relation.field, phrase }]
  })
}

const endAndNone: Phrase = [
  '已填写有效期，不能同时声明原件载明无有效期',
  'An end of validity is given, so the original cannot say that it does not expire',
]

/** What is refused, even in a draft. */
export const dateErrors = (record: Dated, today: string, applied?: Applied): FieldError[] => [
  ...broken(record, 'hard', { today, applied }),
  ...(record.validTo && record.noExpiry ? [{ field: 'noExpiry', phrase: endAndNone }] : []),
]

/** What the code alone adds to it, for those that read the codes of many records at once. */
export const approvalErrors = ({ issueDate, asPrinted }: Dated, applied: Applied): FieldError[] =>
  broken({ issueDate, asPrinted }, 'hard', { applied })

/** What a paper may say for a reason. */
export const dateWarnings = (record: Dated, applied?: Applied): Phrase[] =>
  broken(record, 'soft', { applied }).map(({ phrase }) => phrase)

/** The reason that publication still needs. */
export function dateNoteLacking(record: Dated, applied?: Applied): FieldError[] {
  const odd = record.dateNote?.trim() ? [] : dateWarnings(record, applied)
  if (odd.length === 0) return []
  const [zh, en] = [odd.map((one) => one[0]).join('；'), odd.map((one) => one[1]).join('; ')]
  return [
    {
      field: 'dateNote',
      phrase: [`${zh}。请填写“日期关系说明”`, `${en}. Give the reason under "Why the dates differ"`],
    },
  ]
}

/** The values that the relations check; while all of them stay, a published record is not checked again. */
export const datedKeys = [...recordDays, 'noExpiry'] as const

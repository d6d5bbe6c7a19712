// An end by rule as it is written and shown: which rule and announcement, from which day, and what is needed then.
import { z } from 'zod'
import { shanghaiDay } from '../../dates.ts'
import { nearDay } from '../../input/day.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'

/** How the certificates are chosen. */
export const ruleEndWays = {
  conditions: ['按条件', 'By conditions'],
  numbers: ['按公告所列编号', 'By the numbers of an announcement'],
} as const satisfies Record<string, Phrase>
export type RuleEndWay = keyof typeof ruleEndWays

/** Whether a record has a certificate number, or a report number alone. */
export const certificateChoices = {
  either: ['有无证书编号均可', 'With or without a certificate number'],
  without: ['无证书编号', 'Without a certificate number'],
  with: ['有证书编号', 'With a certificate number'],
} as const satisfies Record<string, Phrase>

export const ruleEndStates = {
  working: { label: ['正在登记', 'Being recorded'], tone: 'warn' },
  announced: { label: ['已预告', 'Announced'], tone: 'warn' },
  inForce: { label: ['已生效', 'In force'], tone: 'good' },
  refused: { label: ['未实施', 'Not put in force'], tone: 'bad' },
  reversing: { label: ['正在撤销', 'Being reversed'], tone: 'warn' },
  calledOff: { label: ['已撤回', 'Withdrawn'], tone: 'quiet' },
  reversed: { label: ['已撤销', 'Reversed'], tone: 'quiet' },
} as const
export type RuleEndState = keyof typeof ruleEndStates

/** What becomes of a record or a number, each named before it happens. */
export const ruleEndGroups = {
  ready: ['将依规失效', 'Will be ended'],
  announced: ['将依规失效，另有已预告的变更', 'Will be ended, and has another change announced'],
  already: ['已不是有效证书，不再处理', 'Not in force any more, so left alone'],
  undated: ['发证日期未登记或不完整，不处理', 'No day of issue, or only a part of it, so left alone'],
  notFound: ['未查到', 'Not found'],
  several: ['编号对应多份报告，不处理', 'Several reports have this number, so left alone'],
} as const satisfies Record<string, Phrase>
export type RuleEndGroup = keyof typeof ruleEndGroups
export const ruleEndGroupKeys = Object.keys(ruleEndGroups) as [RuleEndGroup, ...RuleEndGroup[]]

/** As the certificate’s readers get it. */
export const ruleEndShown = z.object({
  title: z.string(),
  announcementNo: z.string(),
  /** Empty where there is none. */
  link: z.string(),
  /** What is needed, in the reader’s language. */
  sentence: z.string(),
  /** The first day in Shanghai on which the certificate serves no more; it may lie ahead. */
  on: z.string(),
})
export type RuleEndShown = z.output<typeof ruleEndShown>

/** The day before a day: the last one on which the certificate serves. */
export const lastDayBefore = (day: string): string => shanghaiDay(new Date(Date.parse(`${day}T00:00:00+08:00`) - 1))

/** What is said of a certificate before the day, as a sentence without its full stop. */
export const servesUntil = (on: string): Phrase => [
  `可使用至 ${lastDayBefore(on)}；自 ${on} 起依规失效`,
  `Serves until ${lastDayBefore(on)}; from ${on} on it is ended by a rule`,
]

/** Most numbers of one act. */
export const mostRuleNumbers = 5_000

const labels = {
  categories: ['设备目录', 'Equipment catalogue'],
  issuedFrom: ['发证日期自', 'Issued from'],
  issuedTo: ['发证日期至', 'Issued to'],
  numbers: ['编号', 'Numbers'],
} as const satisfies Record<string, Phrase>
export const chosenLabels = labels

interface Chosen {
  way: RuleEndWay
  categories: string[]
  issuedFrom?: string | null | undefined
  issuedTo?: string | null | undefined
  numbers: string[]
}

/** What is wrong with the choice, at its field. Without a last day of issue later certificates would be ended too. */
function choiceFault({ way, categories, issuedFrom, issuedTo, numbers }: Chosen): [keyof Chosen, Phrase] | undefined {
  if (way === 'numbers') return numbers.length > 0 ? undefined : ['numbers', ['编号必须填写', 'Numbers is required']]
  if (categories.length === 0) return ['categories', ['设备目录必须选择', 'Categories is required']]
  if (!issuedTo) return ['issuedTo', ['发证日期至必须填写', 'Issued to is required']]
  if (issuedFrom && issuedTo < issuedFrom)
    return ['issuedTo', ['发证日期至：不能早于“发证日期自”', 'Issued to: must not be before the first day']]
  return undefined
}

const validate = (check: z.core.ParsePayload<Chosen>) => {
  const fault = choiceFault(check.value)
  if (fault) check.issues.push(reasoned(fault[0], check.value, fault[1]))
}

export const chosenRecords = z
  .strictObject({
    way: labelled(z.enum(Object.keys(ruleEndWays) as [RuleEndWay, ...RuleEndWay[]]), ['选取方式', 'Chosen by']),
    categories: labelled(z.array(z.string().max(20)).max(50).default([]), labels.categories),
    issuedFrom: nearDay(labels.issuedFrom).nullish(),
    issuedTo: nearDay(labels.issuedTo).nullish(),
    certificate: labelled(z.enum(['either', 'without', 'with']).default('either'), ['证书编号', 'Certificate No.']),
    numbers: labelled(z.array(z.string().trim().min(1).max(100)).max(mostRuleNumbers).default([]), labels.numbers),
  })
  .check(
    telling(validate, {
      words: [
        '按条件选取须有设备目录和发证日期的截止日，按编号选取须有编号',
        'By conditions: categories and a last day of issue. By numbers: at least one number',
      ],
      names: ['categories', 'issuedFrom', 'issuedTo', 'numbers'],
    }),
  )
export type ChosenRecords = z.output<typeof chosenRecords>

interface Timed {
  chosen: Pick<ChosenRecords, 'way' | 'issuedTo'>
  effectiveDate: string
}

/** What is issued once a rule is in force is issued under it, and later entries are held against the rule: none of them may be meant. */
export const endsBeforeItsDay = telling(
  (check: z.core.ParsePayload<Timed>) => {
    const { chosen, effectiveDate } = check.value
    if (chosen.way === 'conditions' && chosen.issuedTo && chosen.issuedTo > effectiveDate)
      check.issues.push(
        reasoned(['chosen', 'issuedTo'], check.value, [
          '发证日期至：不能晚于生效日期，否则规则生效后颁发的证书也会失效',
          'Issued to: must not be after the day of effect, or certificates issued under the rule would be ended too',
        ]),
      )
  },
  {
    words: ['发证日期的截止日不能晚于生效日期', 'The last day of issue is not after the day of effect'],
    names: ['effectiveDate', 'chosen'],
  },
)

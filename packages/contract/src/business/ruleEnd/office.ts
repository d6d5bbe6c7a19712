// Ends by rule in the office: what an act would reach, putting it in force, its certificates, reversing it (docs/decisions/0093-the-end-by-rule.md).
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelsOf } from '../../fieldTypes/labels.ts'
import { nearDay } from '../../input/day.ts'
import { labelled } from '../../messages/labelled.ts'
import { maxPageSize, pageOf } from '../../page.ts'
import { counts, group, reached } from './reached.ts'
import { chosenRecords, endsBeforeItsDay, ruleEndStates, type RuleEndState } from './shape.ts'
import { givenText } from '../../text/givenText.ts'

export const ruleEndFields = [
  { key: 'title', label: ['依据的规则', 'Rule'], type: 'text', maxLength: 200, required: true },
  { key: 'announcementNo', label: ['公告文号', 'Announcement No.'], type: 'text', maxLength: 100, required: true },
  {
    key: 'link',
    label: ['公告网址', 'Address of the announcement'],
    type: 'text',
    maxLength: 300,
    hint: ['以 https:// 开头', 'Begins with https://'],
  },
  { key: 'effectiveDate', label: ['生效日期', 'Date of effect'], type: 'date', required: true },
  {
    key: 'sentenceZh',
    label: ['公众看到的要求（中文）', 'What is needed, in Chinese'],
    type: 'paragraph',
    maxLength: 300,
    required: true,
    hint: ['例如：须补发证书后方可使用', 'For example: 须补发证书后方可使用'],
  },
  {
    key: 'sentenceEn',
    label: ['公众看到的要求（英文）', 'What is needed, in English'],
    type: 'paragraph',
    maxLength: 300,
    required: true,
    hint: [
      '例如：It may be used only with a reissued certificate',
      'For example: It may be used only with a reissued certificate',
    ],
  },
  {
    key: 'reason',
    label: ['理由（内部）', 'Reason, for the office'],
    type: 'paragraph',
    maxLength: 500,
    required: true,
  },
] as const satisfies readonly Field[]
const label = labelsOf(ruleEndFields)

const text = (most: number) => givenText().min(1).max(most)
const said = {
  title: labelled(text(200), label.title),
  announcementNo: labelled(text(100), label.announcementNo),
  link: labelled(z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]).default(''), label.link),
  sentenceZh: labelled(text(300), label.sentenceZh),
  sentenceEn: labelled(text(300), label.sentenceEn),
  effectiveDate: nearDay(label.effectiveDate),
}
const reason = labelled(text(500), label.reason)

const path = '/api/business/ruleEnd'
const write = { method: 'POST', effect: 'write', rate: 'write', idempotent: true } as const
const read = { method: 'POST', effect: 'read', rate: 'list' } as const
const paging = {
  pageNum: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(maxPageSize).default(20),
}

const set = {
  /** Of the certificates that will be ended. */
  digest: z.string(),
  /** When it was looked up. */
  at: z.string(),
}

export const previewRuleEnd = endpoint({
  ...read,
  path: `${path}/preview`,
  access: may('business:ruleEnd:add'),
  summary: ['预览依规失效', 'What an end by rule would reach'],
  body: z
    .strictObject({
      chosen: chosenRecords,
      effectiveDate: said.effectiveDate,
      group: group.default('ready'),
      ...paging,
    })
    .check(endsBeforeItsDay),
  output: pageOf(reached).extend({ ...set, counts }),
  example: {
    body: { chosen: { way: 'conditions', categories: ['6000'], issuedTo: '2024-02-29' }, effectiveDate: '2026-03-01' },
  },
})
export type RuleEndPreview = z.output<typeof previewRuleEnd.output>

const ruleEnd = z.object({
  id: z.int(),
  rev: z.int(),
  title: z.string(),
  announcementNo: z.string(),
  link: z.string(),
  sentenceZh: z.string(),
  sentenceEn: z.string(),
  effectiveDate: z.string(),
  chosen: z.object({
    way: z.enum(['conditions', 'numbers']),
    categories: z.array(z.string()),
    categoryNames: z.array(z.string()),
    issuedFrom: z.string().nullable(),
    issuedTo: z.string().nullable(),
    certificate: z.enum(['either', 'without', 'with']),
    numbers: z.int(),
  }),
  reason: z.string(),
  state: z.enum(Object.keys(ruleEndStates) as [RuleEndState, ...RuleEndState[]]),
  /** Certificates that the act reached, those entered later included. */
  reports: z.int(),
  /** Of the work that goes on. */
  done: z.int(),
  total: z.int(),
  /** Why it was not put in force. */
  refusal: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  reversedAt: z.string().nullable(),
  reversedBy: z.string(),
  reversedReason: z.string(),
})
export type RuleEnd = z.output<typeof ruleEnd>

export const listRuleEnds = endpoint({
  ...read,
  path: `${path}/list`,
  access: may('business:ruleEnd:list'),
  summary: ['依规失效列表', 'Ends by rule, the newest first'],
  body: z.strictObject(paging),
  output: pageOf(ruleEnd),
  example: { body: { pageNum: 1 } },
})

export const readRuleEnd = endpoint({
  ...read,
  path: `${path}/read`,
  access: may('business:ruleEnd:list'),
  summary: ['依规失效详情', 'One end by rule, with the progress of its work'],
  body: z.strictObject({ id: z.int() }),
  output: ruleEnd,
  example: { body: { id: 1 } },
})

export const listRuleEndReports = endpoint({
  ...read,
  path: `${path}/reports`,
  access: may('business:ruleEnd:list'),
  summary: ['依规失效的证书', 'The certificates of an end by rule'],
  body: z.strictObject({ id: z.int(), ...paging }),
  output: pageOf(reached.omit({ group: true, asked: true }).extend({ released: z.boolean() })),
  example: { body: { id: 1 } },
})

export const addRuleEnd = endpoint({
  ...write,
  path: `${path}/add`,
  access: may('business:ruleEnd:add'),
  summary: ['实施依规失效', 'Put an end by rule in force'],
  body: z
    .strictObject({
      ...said,
      reason,
      chosen: chosenRecords,
      /** Of the preview that was looked at. A set that changed meanwhile is refused. */
      digest: z.string().length(64),
      at: z.iso.datetime({ offset: true }),
    })
    .check(endsBeforeItsDay),
  output: ruleEnd,
  audit: 'ruleEnd.add',
  example: {
    body: {
      title: 'TSG 71-2023',
      announcementNo: '2023 年第 1 号',
      sentenceZh: '须补发证书后方可使用',
      sentenceEn: 'It may be used only with a reissued certificate',
      effectiveDate: '2026-03-01',
      reason: 'x',
      chosen: { way: 'conditions', categories: ['6000'], issuedTo: '2024-02-29' },
      digest: '0'.repeat(64),
      at: '2026-01-01T00:00:00Z',
    },
  },
})

export const reverseRuleEnd = endpoint({
  ...write,
  path: `${path}/reverse`,
  access: may('business:ruleEnd:reverse'),
  summary: ['撤销依规失效', 'Reverse an end by rule, or call it off before its day'],
  body: z.strictObject({ id: z.int(), rev: z.int(), reason: labelled(text(500), ['撤销理由', 'Reason']) }),
  output: ruleEnd,
  audit: 'ruleEnd.reverse',
  example: { body: { id: 1, rev: 1, reason: 'x' } },
})

// Change notices: the public record of every change to a published report. Made by the change itself, never edited.
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { labelled } from '../messages/labelled.ts'
import { listRequest, pageOf, type ListColumns } from '../page.ts'
import { changeKindKeys, changeKinds, fieldChange } from './report/changeKinds.ts'
import { reportLabels as label } from './report/labels.ts'
import { givenText } from '../text/givenText.ts'

export const changeNotice = z.object({
  id: z.string(),
  /** The report's public id, for the link to its answer. */
  reportPublicId: z.string(),
  certificateNo: z.string(),
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
  bodyName: z.string(),
  kind: z.enum(changeKindKeys),
  changes: z.array(fieldChange),
  reason: z.string(),
  /** The day the change took effect, Shanghai. */
  changeDate: z.string(),
  /** The version of the report it led to. */
  version: z.int(),
  publishedAt: z.string(),
})
export type ChangeNotice = z.output<typeof changeNotice>

export const changeNoticeColumns = {
  certificateNo: { type: 'text', label: label.certificateNo },
  manufacturerName: { type: 'text', label: label.manufacturerName },
  kind: { type: 'choice', label: ['变更类型', 'Kind of change'], options: changeKindKeys, words: changeKinds },
  changeDate: { type: 'date', sortable: true, label: ['变更日期', 'Date of change'] },
  bodyId: { type: 'number', label: label.body },
} as const satisfies ListColumns

export const publicChangeNotices = endpoint({
  method: 'POST',
  path: '/api/business/changeNotice/publicList',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['变更公告（公开）', 'Change notices, for anyone'],
  body: listRequest(changeNoticeColumns),
  output: pageOf(changeNotice),
  example: { body: { pageNum: 1 } },
})

/** Entries of the feed, the latest published first. */
export const feedLength = 50

/** For feed readers: Atom, RFC 4287. A reader that has the latest version gets an empty 304. */
export const changeFeed = endpoint({
  method: 'GET',
  path: '/api/business/changeNotice/feed',
  access: 'anyone',
  open: true,
  effect: 'read',
  rate: 'list',
  reply: 'binary',
  types: [mediaTypes.atom],
  summary: ['变更公告订阅源', 'The latest change notices as an Atom feed, of all or of one manufacturer'],
  /** Readers add marks of their own to an address; what the feed does not know says nothing to it. */
  query: z.object({
    /** The company's credit code, or its name as the register has it. */
    manufacturer: labelled(givenText().min(2).max(100).optional(), label.manufacturerName),
    /** Without it, the language that the reader asks for. */
    lang: labelled(z.enum(['zh', 'en']).optional(), ['语言', 'Language']),
  }),
  example: { query: { lang: 'zh' } },
})

export const listChangeNotices = endpoint({
  method: 'POST',
  path: '/api/business/changeNotice/list',
  access: may('business:changeNotice:list'),
  effect: 'read',
  summary: ['变更公告（本机构）', 'Change notices in the caller’s scope'],
  body: listRequest(changeNoticeColumns),
  output: pageOf(changeNotice),
  example: { body: { pageNum: 1 } },
})

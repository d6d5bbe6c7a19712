// Reports in the office: write, publish, revise, suspend, restore, revoke, list, export (docs/rules/reports.md#statuses).
import { mediaTypes } from '../../files/mediaTypes.ts'
import { z } from 'zod'
import { nearDay } from '../../input/day.ts'
import { labelled } from '../../messages/labelled.ts'
import { endpoint, may } from '../../endpoint.ts'
import { listRequest, pageOf } from '../../page.ts'
import { stated } from './lifecycle/stated.ts'
import { standingChange } from './lifecycle/standing.ts'
import { addressOf, nameOf, whyOf } from './lifecycle/why.ts'
import { partyKeys } from './comingName.ts'
import { formKindKey, kindNames } from '../../rules/parameters/kindNames.ts'
import { confirmedTakenOver, marks } from './takeOver/marks.ts'
import { askedMeasures } from '../../rules/parameters/measures.ts'
import { report, reportColumns, reportContent, reportRow } from './shape.ts'
import { givenText } from '../../text/givenText.ts'

const key = { id: z.int(), rev: z.int() }
const reason = givenText().min(1).max(500)
const list = listRequest(reportColumns)
/** With the parameters of the kind that `formKind` names. */
const officeList = list.safeExtend({ parameters: askedMeasures })
/** `newestFirst`: more were found by a keyword than can be put in the order asked for. */
const officePage = pageOf(reportRow).extend({ newestFirst: z.literal(true).optional() })
const path = <P extends string>(name: P) => `/api/business/equRepInfo/${name}` as const
const example = { body: { id: 1, rev: 1, reason: 'x' } }
/** Bytes: two hundred rows of coverage and of components, filled to the brim. */
const contentLimit = 512 * 1024
const write = { method: 'POST', effect: 'write', rate: 'write', idempotent: true } as const

export const queryList = endpoint({
  method: 'POST',
  path: path('queryList'),
  access: may('business:report:list'),
  effect: 'read',
  summary: ['报告列表', 'Reports in the caller’s scope'],
  body: officeList,
  output: officePage,
  example: { body: { pageNum: 1 } },
})
export const queryListLimit = endpoint({
  method: 'POST',
  path: path('queryListLimit'),
  access: 'signedIn',
  effect: 'read',
  summary: ['本单位已发布的报告', 'Published reports of the caller’s own body or company'],
  body: list,
  output: officePage,
  example: { body: { pageNum: 1 } },
})
export const readReport = endpoint({
  method: 'POST',
  path: path('selectById'),
  access: may('business:report:query'),
  effect: 'read',
  summary: ['报告详情', 'One report with versions, proposals and files'],
  /** `on`: also how the companies stood on that day. */
  body: z.strictObject({ id: z.int(), on: nearDay(['日期', 'Date']).optional() }),
  output: report,
  example: { body: { id: 1 } },
})
export const insertReport = endpoint({
  ...write,
  path: path('insertRepInfo'),
  access: may('business:report:add'),
  summary: ['新建报告', 'Write a new report; publish it at once if requested and permitted'],
  body: reportContent.safeExtend({
    publish: z.boolean().default(false),
    /** A certificate from before the register, as its paper says; needs `importExisting`. With `formKind` its code may be in no list, and becomes an entry of the catalogue. */
    existing: z.boolean().default(false),
    formKind: formKindKey.optional(),
    /** Needed to publish at once. */
    ...stated,
  }),
  bodyLimit: contentLimit,
  output: report,
  audit: 'report.insert',
  example: { body: { categoryCode: '3110' } },
})
export const updateReport = endpoint({
  ...write,
  path: path('updateRepInfo'),
  access: may('business:report:edit'),
  summary: ['编辑报告', 'Edit a draft, or revise a published report with a reason'],
  body: reportContent.safeExtend({
    ...key,
    reason: whyOf(givenText().max(500), ['理由', 'Reason']).optional(),
    changeDate: nearDay(['变更日期', 'Date of change']).optional(),
    /** Of a revision that takes effect at once and names a new one. */
    ...stated,
    /** Of a draft: the parameters taken over and not looked at. Left out, the stored marks stay. */
    takenOver: marks.optional(),
  }),
  bodyLimit: contentLimit,
  output: report,
  audit: 'report.update',
  example: { body: { id: 1, rev: 1, categoryCode: '3110' } },
})
export const deleteReport = endpoint({
  ...write,
  path: path('deleteRepInfo'),
  access: may('business:report:remove'),
  summary: ['删除草稿', 'Delete a draft'],
  body: z.strictObject(key),
  audit: 'report.remove',
  example: { body: { id: 1, rev: 1 } },
})
export const publishReport = endpoint({
  ...write,
  path: path('publish'),
  access: may('business:report:publish'),
  summary: ['发布报告', 'Publish a report'],
  body: z.strictObject({ ...key, ...stated, confirmedTakenOver }),
  output: report,
  audit: 'report.publish',
  example: { body: { id: 1, rev: 1 } },
})
export const renameParty = endpoint({
  ...write,
  path: path('rename'),
  access: may('business:report:revise'),
  summary: [
    '单位名称或地址变更',
    'Record a change of name or address of manufacturer or applicant, from its day of effect on',
  ],
  body: z.strictObject({
    ...key,
    party: z.enum(partyKeys),
    /** At least one of these. The value today is the latest by its day of effect, in whatever order changes are entered. */
    newName: nameOf(givenText().min(2).max(100), ['变更后名称', 'New name']).optional(),
    newAddress: addressOf(givenText().min(2).max(200), ['变更后地址', 'New address']).optional(),
    /** Of the manufacturer. */
    newProductionAddress: addressOf(givenText().min(2).max(200), [
      '变更后产品制造地址',
      'New production address',
    ]).optional(),
    /** The day of effect. A later day than today announces a change of name: it is in force from that day in Shanghai on. */
    changeDate: nearDay(['变更日期', 'Date of change']),
    reason: whyOf(reason, ['理由', 'Reason']),
    fileIds: labelled(z.array(z.string().max(40)).max(10).default([]), ['附件', 'Attachments']),
  }),
  output: report,
  audit: 'report.rename',
  example: {
    body: { id: 1, rev: 1, party: 'manufacturer', newName: '某某电梯有限公司', changeDate: '2026-01-01', reason: 'x' },
  },
})
export const confirmProposal = endpoint({
  ...write,
  path: path('confirmRevision'),
  access: may('business:report:confirm'),
  summary: ['确认修订', 'Confirm a proposed revision'],
  body: z.strictObject({ ...key, ...stated }),
  output: report,
  audit: 'report.confirm',
  example: { body: { id: 1, rev: 1 } },
})
export const dismissProposal = endpoint({
  ...write,
  path: path('dismissRevision'),
  access: may('business:report:confirm'),
  summary: ['驳回修订', 'Dismiss a proposed revision'],
  body: z.strictObject({ ...key, reason }),
  output: report,
  audit: 'report.dismiss',
  example,
})
export const suspendReport = endpoint({
  ...write,
  path: path('suspend'),
  access: may('business:report:suspend'),
  summary: ['暂停证书', 'Suspend a certificate'],
  body: z.strictObject(standingChange),
  output: report,
  audit: 'report.suspend',
  example,
})
export const restoreReport = endpoint({
  ...write,
  path: path('restore'),
  access: may('business:report:restore'),
  summary: ['恢复证书', 'Restore a certificate that is suspended or replaced'],
  body: z.strictObject(standingChange),
  output: report,
  audit: 'report.restore',
  example,
})
export const revokeReport = endpoint({
  ...write,
  path: path('revoke'),
  access: may('business:report:revoke'),
  summary: ['撤销证书', 'Revoke a certificate permanently'],
  body: z.strictObject({
    ...standingChange,
    /** Typed from the paper, so that no other certificate is meant. */
    lastFour: labelled(z.string().trim().max(20), ['编号后四位', 'Last four characters of the number']),
  }),
  output: report,
  audit: 'report.revoke',
  example: { body: { id: 1, rev: 1, reason: 'x', lastFour: '0001' } },
})
export const exportReports = endpoint({
  method: 'POST',
  path: path('exportExcel'),
  access: may('business:report:export'),
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  summary: ['导出 Excel', 'Excel of the list as filtered and sorted'],
  /** A sheet for each kind that has rows, with the columns of that kind; of one kind where it is said. */
  body: officeList.safeExtend({
    formKind: formKindKey.optional(),
    /** Contact data in full: for holders of `revealContact`, who have given their password lately. */
    withContacts: labelled(z.boolean().optional(), ['包含完整联系方式', 'With contact data in full']),
  }),
  audit: 'report.export',
  example: { body: { formKind: kindNames[0]?.key } },
})

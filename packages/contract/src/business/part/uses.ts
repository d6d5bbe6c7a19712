// Which machines have a part: by its kind, model, maker or certificate, for people who have to act on a part. Not for the public.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listRequest, pageOf, type ListColumns } from '../../page.ts'
import { exports } from '../../record/acts.ts'
import { optionsOf } from '../../record/shape.ts'
import { faceColumns, faceTexts } from '../report/face.ts'
import { reportLabels as label } from '../report/labels.ts'
import { reportRow } from '../report/shape.ts'
import { ofStatus, publicStatusKeys, reportStatuses } from '../../rules/status.ts'
import { findCited } from '../report/part/find.ts'

const labels = {
  part: ['部件', 'Component'],
  partModel: ['部件型号', 'Part model'],
  partMaker: ['部件制造单位', 'Part manufacturer'],
  partNumber: ['部件证书编号', 'Part certificate No.'],
  partOf: ['部件证书', 'Component certificate'],
} as const

/** Filters by what a record states of a part. The four texts are looked for anywhere in it, whole certificate numbers in any spelling. */
export const partFilters = {
  part: { type: 'text', label: labels.part },
  partModel: { type: 'text', label: labels.partModel },
  partMaker: { type: 'text', label: labels.partMaker },
  partNumber: { type: 'text', label: labels.partNumber },
  /** The public id of a certificate: parts with its number, or with one of its models. */
  partOf: { type: 'text', label: labels.partOf },
} as const satisfies ListColumns
export type PartFilter = keyof typeof partFilters

/** Filters by the machine. */
export const machineFilters = {
  categoryCode: faceColumns.categoryCode,
  bodyId: faceColumns.bodyId,
  status: { ...ofStatus, options: publicStatusKeys, label: label.status },
} as const satisfies ListColumns

/** As the sheet shows a use. */
export const partUseFields = [
  { key: 'certificateNo', label: label.certificateNo, type: 'text', listed: true },
  { key: 'status', label: label.status, type: 'choice', options: optionsOf(reportStatuses), listed: true },
  { key: 'productName', label: label.productName, type: 'text', listed: true },
  { key: 'model', label: label.model, type: 'text', listed: true },
  { key: 'manufacturerName', label: label.manufacturerName, type: 'text', listed: true },
  { key: 'bodyName', label: label.body, type: 'text', listed: true },
  { key: 'part', label: labels.part, type: 'text', listed: true },
  { key: 'partModel', label: labels.partModel, type: 'text', listed: true },
  { key: 'partMaker', label: labels.partMaker, type: 'text', listed: true },
  { key: 'partNumber', label: labels.partNumber, type: 'text', listed: true },
  { key: 'partStanding', label: ['部件证书状态', 'Standing of that certificate'], type: 'text', listed: true },
] as const satisfies readonly Field[]

const partUse = faceTexts.extend({
  ...reportRow.pick({ bodyName: true, status: true }).shape,
  /** Unlike any other use. */
  key: z.string(),
  reportId: z.int(),
  /** The part as the record names it, or the parameter that says its model, in the caller's language. */
  part: z.string(),
  partModel: z.string(),
  partMaker: z.string(),
  partNumber: z.string(),
  /** The registered certificates that the cell of the number names. */
  cited: findCited.output,
  /** Their standing in words, in the caller's language; empty where none is registered. */
  partStanding: z.string(),
  /** Where a certified part is asked for: whether the record names its number, or its model alone. */
  by: z.enum(['number', 'model']).nullable(),
})
export type PartUse = z.output<typeof partUse>

const askedPart = reportRow
  .pick({ publicId: true, certificateNo: true, productName: true, model: true, manufacturerName: true })
  .extend({ status: z.enum(publicStatusKeys) })
export type AskedPart = z.output<typeof askedPart>

const path = '/api/business/part'
const request = listRequest({ ...partFilters, ...machineFilters })

/** Published machines in the caller's scope; the latest in the register first. */
export const listPartUses = endpoint({
  method: 'POST',
  path: `${path}/list`,
  access: may('business:part:list'),
  effect: 'read',
  rate: 'list',
  summary: ['部件查询：哪些设备装有某部件', 'Which machines have a part'],
  body: request,
  /** `of`: the certified part that was asked for. */
  output: pageOf(partUse).extend({ of: askedPart.optional() }),
  example: { body: { partModel: 'OX-240' } },
})

export const exportPartUses = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('business:part:export'),
  summary: ['导出部件查询结果', 'Excel of the machines that have a part'],
  body: request,
  audit: 'part.export',
  example: { body: { partModel: 'OX-240' } },
})

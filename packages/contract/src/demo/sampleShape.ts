// A sample of the demonstration list: its kinds, states, fields, and the columns of its list.
import { matching } from '../fieldTypes/matching.ts'
import type { z } from 'zod'
import type { Field, Tone } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { chosen, columnsOf, inList, named, optionsOf, rowOf, stamps } from '../record/shape.ts'

export const sampleKinds = {
  elevator: ['电梯', 'Lifts and escalators'],
  crane: ['起重机械', 'Cranes and hoists'],
  ride: ['大型游乐设施', 'Amusement ride'],
  ropeway: ['客运索道', 'Passenger ropeway'],
  vehicle: ['场内机动车辆', 'On-site vehicle'],
  pressure: ['承压类设备', 'Pressure equipment'],
} as const satisfies Record<string, Phrase>
export type SampleKind = keyof typeof sampleKinds
export const sampleKindKeys = Object.keys(sampleKinds) as [SampleKind, ...SampleKind[]]

export const sampleStatuses = {
  received: { label: ['已收样', 'Received'], tone: 'quiet' },
  testing: { label: ['试验中', 'Testing'], tone: 'warn' },
  passed: { label: ['合格', 'Qualified'], tone: 'good' },
  failed: { label: ['不合格', 'Not qualified'], tone: 'bad' },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>
export type SampleStatus = keyof typeof sampleStatuses
export const sampleStatusKeys = Object.keys(sampleStatuses) as [SampleStatus, ...SampleStatus[]]

export const sampleFields = [
  {
    key: 'sampleNo',
    label: ['样品编号', 'Sample No.'],
    maxLength: 20,
    ...named,
    example: 'YP-2026-0001',
    rule: matching(/^YP-\d{4}-\d{4}$/, ['应为 YP-年份-四位序号', 'must be YP-year-four digits']),
  },
  { key: 'name', label: ['样品名称', 'Sample name'], maxLength: 60, ...named },
  { key: 'kind', label: ['设备种类', 'Kind'], options: optionsOf(sampleKinds), ...chosen },
  { key: 'status', label: ['状态', 'Status'], options: optionsOf(sampleStatuses), ...chosen },
  { key: 'owner', label: ['送样单位', 'Sent by'], maxLength: 60, ...named },
  { key: 'tester', label: ['试验员', 'Tester'], type: 'text', maxLength: 30, searched: true, ...inList },
  { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer', unit: ['件', 'pcs'], min: 1, max: 9999, ...inList },
  {
    key: 'fee',
    label: ['费用', 'Fee'],
    type: 'decimal',
    unit: ['元', 'CNY'],
    min: 0,
    max: 10_000_000,
    places: 2,
    ...inList,
  },
  { key: 'progress', label: ['进度', 'Progress'], type: 'integer', unit: ['%', '%'], min: 0, max: 100, ...inList },
  { key: 'urgent', label: ['加急', 'Urgent'], type: 'flag', ...inList },
  { key: 'receivedOn', label: ['收样日期', 'Received'], type: 'date', required: true, ...inList },
  { key: 'tags', label: ['标签', 'Labels'], type: 'choices', ...inList },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** Row values in addition to the written fields. */
export const sampleRowFields = [...sampleFields, stamps.updatedAt] as const satisfies readonly Field[]

export const sample = rowOf(sampleRowFields)
export type Sample = z.output<typeof sample>

export const sampleColumns = columnsOf(sampleRowFields)

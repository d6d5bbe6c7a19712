// A sample of the demonstration list: its kinds, states, fields, and the columns of its list.
import { z } from 'zod'
import type { Field } from '../fields.ts'
import type { ListColumns } from '../page.ts'
import type { Phrase } from '../phrase.ts'

export const sampleKinds = {
  elevator: ['电梯', 'Lift'],
  crane: ['起重机械', 'Crane'],
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
  passed: { label: ['合格', 'Passed'], tone: 'good' },
  failed: { label: ['不合格', 'Failed'], tone: 'bad' },
} as const satisfies Record<string, { label: Phrase; tone: 'good' | 'warn' | 'bad' | 'quiet' }>
export type SampleStatus = keyof typeof sampleStatuses
export const sampleStatusKeys = Object.keys(sampleStatuses) as [SampleStatus, ...SampleStatus[]]

export const sampleFields = [
  {
    key: 'sampleNo',
    label: ['样品编号', 'Sample number'],
    type: 'text',
    required: true,
    maxLength: 20,
    example: 'YP-2026-0001',
    rule: (value) =>
      /^YP-\d{4}-\d{4}$/.test(value) ? undefined : ['应为 YP-年份-四位序号', 'must read YP-year-four digits'],
  },
  { key: 'name', label: ['样品名称', 'Name'], type: 'text', required: true, maxLength: 60 },
  {
    key: 'kind',
    label: ['设备种类', 'Kind'],
    type: 'choice',
    required: true,
    options: Object.entries(sampleKinds).map(([value, label]) => ({ value, label })),
  },
  {
    key: 'status',
    label: ['状态', 'Status'],
    type: 'choice',
    required: true,
    options: Object.entries(sampleStatuses).map(([value, { label }]) => ({ value, label })),
  },
  { key: 'owner', label: ['送样单位', 'Sent by'], type: 'text', required: true, maxLength: 60 },
  { key: 'tester', label: ['试验员', 'Tester'], type: 'text', maxLength: 30 },
  { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer', unit: ['件', 'pcs'], min: 1, max: 9999 },
  { key: 'fee', label: ['费用', 'Fee'], type: 'decimal', unit: ['元', 'CNY'], min: 0, max: 10_000_000, places: 2 },
  { key: 'progress', label: ['进度', 'Progress'], type: 'integer', unit: ['%', '%'], min: 0, max: 100 },
  { key: 'urgent', label: ['加急', 'Urgent'], type: 'flag' },
  { key: 'receivedOn', label: ['收样日期', 'Received on'], type: 'date', required: true },
  { key: 'tags', label: ['标签', 'Labels'], type: 'choices' },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500 },
] as const satisfies readonly Field[]

export const sample = z.object({
  id: z.int(),
  rev: z.int(),
  sampleNo: z.string(),
  name: z.string(),
  kind: z.enum(sampleKindKeys),
  status: z.enum(sampleStatusKeys),
  owner: z.string(),
  tester: z.string(),
  quantity: z.int().nullable(),
  fee: z.number().nullable(),
  progress: z.int().nullable(),
  urgent: z.boolean(),
  receivedOn: z.string(),
  tags: z.array(z.string()),
  remark: z.string(),
  updatedAt: z.string(),
})
export type Sample = z.output<typeof sample>

export const sampleColumns = {
  sampleNo: { type: 'text', sortable: true },
  name: { type: 'text', sortable: true },
  kind: { type: 'choice', sortable: true },
  status: { type: 'choice', sortable: true },
  owner: { type: 'text', sortable: true },
  tester: { type: 'text', sortable: true },
  quantity: { type: 'number', sortable: true },
  fee: { type: 'number', sortable: true },
  progress: { type: 'number', sortable: true },
  urgent: { type: 'choice' },
  receivedOn: { type: 'date', sortable: true },
  updatedAt: { type: 'date', sortable: true },
} as const satisfies ListColumns

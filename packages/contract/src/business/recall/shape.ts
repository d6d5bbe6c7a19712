// A recall as it is written and shown: some products of one certificate, and what is wrong with them.
import { z } from 'zod'
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import type { RecallRange } from '../../rules/recallRange.ts'

export const recallFields = [
  {
    key: 'serialFrom',
    label: ['产品编号自', 'Serial number from'],
    type: 'text',
    maxLength: 60,
    hint: ['只涉及一台时只填此项', 'Alone for a single product'],
  },
  { key: 'serialTo', label: ['产品编号至', 'Serial number to'], type: 'text', maxLength: 60 },
  { key: 'madeFrom', label: ['制造日期自', 'Made from'], type: 'date' },
  { key: 'madeTo', label: ['制造日期至', 'Made to'], type: 'date' },
  {
    key: 'reason',
    label: ['原因和处理要求', 'What is wrong, and what to do'],
    type: 'paragraph',
    maxLength: 500,
    required: true,
  },
] as const satisfies readonly Field[]

/** A recall as anyone reads it. */
export const recallShown = z.object({
  id: z.int(),
  serialFrom: z.string().nullable(),
  serialTo: z.string().nullable(),
  madeFrom: z.string().nullable(),
  madeTo: z.string().nullable(),
  reason: z.string(),
  announcedOn: z.string(),
  /** Since when it holds no more, and why; nothing while it holds. */
  liftedOn: z.string().nullable(),
  liftedReason: z.string().nullable(),
})
export type RecallShown = z.output<typeof recallShown>

/** Those that hold. */
export const holding = <R extends Pick<RecallShown, 'liftedOn'>>(recalls: readonly R[]): readonly R[] =>
  recalls.filter(({ liftedOn }) => liftedOn === null)

const between = (from: string, to: string): Phrase =>
  from === to ? [from, from] : [`${from || '…'} 至 ${to || '…'}`, `${from || '…'} to ${to || '…'}`]

/** Which products a recall is about: 产品编号 A001 至 A100，制造日期 2020-01-01 至 …. */
export function rangeWords({ serialFrom, serialTo, madeFrom, madeTo }: RecallRange): Phrase {
  const serials = between(serialFrom ?? '', serialTo ?? serialFrom ?? '')
  const days = between(madeFrom ?? '', madeTo ?? '')
  const parts: Phrase[] = [
    ...(serialFrom === null ? [] : [[`产品编号 ${serials[0]}`, `serial numbers ${serials[1]}`] as const]),
    ...(madeFrom === null && madeTo === null ? [] : [[`制造日期 ${days[0]}`, `made ${days[1]}`] as const]),
  ]
  return [parts.map(([zh]) => zh).join('，'), parts.map(([, en]) => en).join(', ')]
}

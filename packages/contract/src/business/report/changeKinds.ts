// What a change to a published report is called, its colour, whether it makes a version, and one changed field as text.
import { z } from 'zod'
import type { Tone } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'

export const changeKinds = {
  revision: ['内容修订', 'Revision'],
  rename: ['单位名称变更', 'Change of name'],
  suspension: ['暂停', 'Suspension'],
  restoration: ['恢复', 'Restoration'],
  revocation: ['撤销', 'Revocation'],
  replacement: ['被替代', 'Replaced'],
  cancellation: ['注销', 'Cancellation'],
  announcement: ['状态变更预告', 'Announced change of standing'],
  callOff: ['撤回预告', 'Announcement withdrawn'],
  lapse: ['依规失效', 'Ended by rule'],
  renameAhead: ['单位更名预告', 'Announced change of name'],
  renameCalledOff: ['撤回更名预告', 'Announced change of name withdrawn'],
  recall: ['部分产品召回', 'Products recalled'],
  recallLifted: ['解除召回', 'Recall lifted'],
} as const satisfies Record<string, Phrase>
export type ChangeKind = keyof typeof changeKinds

/** The colour of each, wherever it is shown: of a change of standing that of the standing it leads to. */
export const changeTones = {
  revision: 'quiet',
  rename: 'quiet',
  suspension: 'bad',
  restoration: 'good',
  revocation: 'bad',
  replacement: 'warn',
  cancellation: 'bad',
  announcement: 'warn',
  callOff: 'quiet',
  lapse: 'bad',
  renameAhead: 'warn',
  renameCalledOff: 'quiet',
  recall: 'bad',
  recallLifted: 'good',
} as const satisfies Record<ChangeKind, Tone>

/** The acts that make a version of what a report says; the others are events at the version that holds. See docs/decisions/0004-changes-of-standing-are-no-versions.md. */
const ofContent: readonly ChangeKind[] = ['revision', 'rename']
export const makesVersion = (kind: ChangeKind | 'publication'): boolean =>
  kind === 'publication' || ofContent.includes(kind)

export const changeKindKeys = Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]
export const isChangeKind = (text: string): text is ChangeKind => Object.hasOwn(changeKinds, text)

/** One changed field, as text in the caller's language. */
export const fieldChange = z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.output<typeof fieldChange>

// Texts of the names and addresses of a certificate's companies over time.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['单位名称与地址沿革', 'Names and addresses over time'],
  printed: ['原件所载', 'As printed'],
  asOn: ['截至某日', 'As it stood on'],
  asOnHint: ['发证日期至今天之间的任一日', 'Any day from the issue date to today'],
  bodyName: ['型式试验机构', 'Type-testing body'],
  correct: ['更正变更记录', 'Correct an entry'],
  correctText: [
    '用于更正登记有误的一条变更：内容、生效日期，或并未发生的变更。单位又有新的变更的，请另行登记变更。',
    'For an entry that was made wrong: its text, its day of effect, or a change that never happened. A new change of the company is recorded as a change.',
  ],
  entry: ['变更记录', 'Entry'],
  value: ['更正后内容', 'Corrected text'],
  changeDate: ['生效日期', 'Date of effect'],
  staysHint: ['留空则不变', 'Left empty, it stays as it is'],
  never: ['这一变更并未发生，撤去该条', 'This change never happened: take the entry out'],
  reason: ['理由', 'Reason'],
  corrected: ['已更正', 'Corrected'],
  proposed: ['已提出，等待负责人确认', 'Proposed: the manager confirms it'],
} as const satisfies Record<string, Phrase>

export const sinceAndEntered = (on: string | null, enteredOn: string): Phrase =>
  on === null ? words.printed : [`自 ${on} 起 · ${enteredOn} 登记`, `Since ${on} · entered on ${enteredOn}`]

// What a check of the audit can find, kind by kind, in both languages; and the places its findings name.
import type { Phrase } from '../phrase.ts'

export const auditFindingKinds = {
  'audit-changed': [
    '记录与其校验值不符：被修改，或是后来放入的',
    'A row does not match its hash: it was changed or inserted',
  ],
  'audit-deleted': ['中间的记录已不存在', 'Rows in the middle are missing'],
  'audit-inserted': ['记录不在链中：是后来放入的', 'A row is outside the chain: it was inserted'],
  'audit-cut-off': ['末尾的记录被截去', 'The end was cut off'],
  'audit-head': ['链尾的登记缺失，或与最后一条记录不符', 'The recorded end is missing, or is not that of the last row'],
  'archive-missing': ['归档文件不在文件库中，或归档的登记已不存在', 'The archive file or its entry is missing'],
  'archive-changed': ['归档文件不是当时存入的文件', 'The file is not the one that was archived'],
  'archive-unreadable': [
    '归档文件已损坏，无法读完',
    'The file of the archive is damaged and cannot be read to its end',
  ],
  'archive-other': [
    '文件的首行与此月份的归档不符：是另一份归档',
    'The head of the file does not match: it is another archive',
  ],
  'archive-order': ['归档与前一份归档之间不相接', 'The archive does not begin where the one before it ends'],
  'archive-unaudited': ['归档未经审计记录：是后来放入的', 'The audit has no entry of this archive: it was inserted'],
  'archive-removal': [
    '此月份的记录不是用运维命令移除的',
    'The rows of this month were not removed by the operator’s command',
  ],
  'waypoint-forged': [
    '校验进度的记录不是用本系统的密钥写入的',
    'The record of how far a check came was not written with the key of this register',
  ],
  'waypoint-ahead': ['校验进度的记录超出了链尾', 'The record of how far a check came lies beyond the end of the chain'],
  'waypoint-row': [
    '校验进度所到的记录，其校验值已不是当时的',
    'The row that a check had come to has another hash by now',
  ],
  'waypoint-count': [
    '校验进度以前的记录，其条数已不是当时的',
    'The number of rows that a check had read is another one by now',
  ],
} as const satisfies Record<string, Phrase>
export type AuditFindingKind = keyof typeof auditFindingKinds

/** A place such as `audit:5`, `audit:5-7`, `audit:head`, `archive:2026-05` or `waypoint:audit`, as people read it. */
export function auditPlace(where: string): Phrase {
  const [of, at = ''] = where.split(':')
  if (of === 'waypoint') return ['校验进度', 'Progress of checks']
  if (of === 'archive') return [`${at} 的归档`, `Archive of ${at}`]
  if (at === 'head') return ['链尾', 'End of the chain']
  const [from = '', to] = at.split('-')
  return to === undefined ? [`第 ${from} 条`, `Row ${from}`] : [`第 ${from} 至 ${to} 条`, `Rows ${from} to ${to}`]
}

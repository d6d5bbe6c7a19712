// The texts of every record's forms and lists.
import type { Phrase } from '@register/contract/phrase'

export const recordWords = {
  save: ['保存', 'Save'],
  change: ['编辑', 'Edit'],
  remove: ['删除', 'Delete'],
  removeText: ['删除后不能恢复。', 'This cannot be undone.'],
  removed: ['已删除', 'Deleted'],
  export: ['导出', 'Export'],
  changes: ['变更记录', 'Changes'],
  noChanges: ['尚无变更。', 'Nothing has changed yet.'],
} as const satisfies Record<string, Phrase>

export const removeAsk = (name: string): Phrase => [`确定删除“${name}”吗？`, `Delete "${name}"?`]

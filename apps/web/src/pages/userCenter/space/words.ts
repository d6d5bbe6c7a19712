// Texts of the page of one's own files.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: ['您上传的文件及用量。', 'Your uploads and their size.'],
  used: ['当前已用量', 'In use'],
  today: ['24 小时内上传', 'Uploaded within 24 hours'],
  todayText: [
    '业务文件的每日额度由系统参数规定。',
    'The configuration sets how much may be uploaded for records in a day.',
  ],
  byKind: ['按类型', 'By kind'],
  files: ['文件', 'Files'],
  empty: ['您还没有上传文件', 'You have not uploaded anything yet'],
  open: ['打开', 'Open'],
  remove: ['删除', 'Delete'],
  removed: ['文件已删除', 'The file is deleted'],
  capacity: ['容量', 'Bytes'],
} as const satisfies Record<string, Phrase>

export const filesOf = (n: string): Phrase => [`${n} 个文件`, `${n} files`]
export const ofMost = (used: string, most: string): Phrase => [`${used} / ${most}`, `${used} of ${most}`]
export const removeOf = (name: string): Phrase => [`删除“${name}”？`, `Delete "${name}"?`]

// Texts of saving a search.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  save: ['保存此查询', 'Save this search'],
  close: ['关闭', 'Close'],
  name: ['名称', 'Name'],
  nameMissing: ['请输入名称', 'Give it a name'],
  tells: ['每天查看，有新公示的证书时通知我', 'Check every day, and notify me of newly published certificates'],
  keep: ['保存', 'Save'],
  saved: ['已保存。', 'Saved.'],
  all: ['查看保存的查询', 'My saved searches'],
} as const satisfies Record<string, Phrase>

// What tables written in place say; 暂无数据 is the specification's.
import type { Phrase } from '@register/contract/phrase'

export const editWords = {
  addRow: ['新增一行', 'Add a row'],
  empty: ['暂无数据', 'No data'],
} as const satisfies Record<string, Phrase>

export const mostOf = (max: number): Phrase => [`最多 ${max} 行`, `${max} rows at most`]

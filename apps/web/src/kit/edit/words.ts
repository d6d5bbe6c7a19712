// The texts of tables edited in place; 暂无数据 is given.
import type { Phrase } from '@register/contract/phrase'

export const editWords = {
  addRow: ['添加一行', 'Add a row'],
  empty: ['暂无数据', 'No data'],
} as const satisfies Record<string, Phrase>

export const mostOf = (max: number): Phrase => [`最多 ${max} 行`, `${max} rows at most`]
export const rowOf = (title: string, n: number): Phrase => [`第 ${n} 行 ${title}`, `${title}, row ${n}`]
export const removeRowOf = (n: number): Phrase => [`删除第 ${n} 行`, `Remove row ${n}`]

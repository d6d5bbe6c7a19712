// The checks of what is stored, by the names that operators read, with what the office calls them.
import type { Phrase } from '../phrase.ts'

export const checkNames = {
  waypoints: ['上次校验的进度记录', 'how far earlier checks came'],
  audit: ['审计链', 'the audit'],
  'references between tables': ['各表之间的引用', 'references between tables'],
  'repeatable requests': ['可重复的请求', 'repeatable requests'],
  codes: ['编码', 'codes'],
  reports: ['报告', 'reports'],
  'change notices': ['变更公告', 'change notices'],
  'error reports': ['纠错', 'reports of errors'],
  notices: ['公告', 'notices'],
  search: ['检索词', 'the search'],
  'parts of machines': ['配套部件', 'parts of machines'],
  'filters by parameters': ['参数筛选', 'filters by parameters'],
  'integrity log': ['存证日志与已发布的报告', 'the public log and what is published'],
  'tree of the log': ['存证日志的哈希树', 'the tree over the public log'],
  files: ['文件', 'files'],
} as const satisfies Record<string, Phrase>

export type CheckName = keyof typeof checkNames

/** What is read at the moment; empty where that is not known. */
export const checkStep = (name: string): Phrase => (name in checkNames ? checkNames[name as CheckName] : ['', ''])

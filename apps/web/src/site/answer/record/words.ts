// Texts beside the answer: its files, its history, and how it is saved and checked again.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  history: ['变更历史', 'History'],
  makerFeed: ['订阅此制造单位的变更（Atom）', 'Subscribe to changes of this manufacturer (Atom)'],
  publication: ['首次发布', 'First published'],
  version: (n: number): Phrase => [`第 ${n} 版`, `Version ${n}`],
  openVersion: (n: number): Phrase => [`查看第 ${n} 版的全部内容`, `See all of version ${n}`],
  logged: (n: string, all: number): Phrase => [
    all === 1 ? `记于公开日志第 ${n} 条` : `最近一次记于公开日志第 ${n} 条，共 ${all} 条`,
    all === 1 ? `Entry ${n} of the integrity log` : `Entry ${n} of the integrity log, the latest of ${all}`,
  ],
  notLogged: [
    '公开日志中没有这份记录的条目，请向登记机关核实',
    'The integrity log has no entry of this record. Please ask the authority about it',
  ],
  files: ['公开文件', 'Public files'],
  open: ['打开', 'Open'],
  lookedUp: ['查验时间', 'Looked up'],
  checks: ['累计查验', 'Times looked up'],
  times: (n: string): Phrase => [`${n} 次`, n],
  currentVersion: ['登记版本', 'Version on record'],
  qr: (number: string): Phrase => [
    `打开 ${number} 查验页的二维码`,
    `QR code that opens the verification page of ${number}`,
  ],
  scan: ['扫码再次查验', 'Scan to check again'],
  print: ['打印', 'Print'],
  reportError: ['报告错误', 'Report an error'],
  copyLink: ['复制链接', 'Copy link'],
  keep: ['留存与复核', 'Save it, or check it again'],
  signInToFollow: ['登录后关注', 'Sign in to follow'],
  another: ['查询其他证书', 'Look up another'],
} as const

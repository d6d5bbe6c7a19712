// Texts of the search page before the first search.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['查一张型式试验证书', 'Look up a type-test certificate'],
  lead: [
    '输入编号、单位、产品或型号的任意两个以上字符；多个词用空格隔开；全角和连字符不影响结果。',
    'Type any two or more characters of a number, company, product or model. Separate several words with spaces; full-width forms and hyphens do not matter.',
  ],
  box: ['证书编号、制造单位、产品名称或型号', 'Certificate No., manufacturer, product or model'],
  boxShort: ['编号、单位、产品或型号', 'Number or company'],
  go: ['查询', 'Search'],
  scan: ['扫描二维码', 'Scan a code'],
  clear: ['清空', 'Clear'],
  examples: ['例如', 'For example'],
  batchCheck: ['一次核对多个编号', 'Check many numbers at once'],
  tooShort: ['请至少输入两个字符', 'Please type at least two characters'],
  holds: ['登记总览', 'What the register contains'],
  total: ['份证书', 'certificates'],
  newThisMonth: (n: string): Phrase => [`本月新增 ${n} 份`, `${n} new this month`],
  changedThisMonth: (n: string): Phrase => [`本月变更 ${n} 份`, `${n} changed this month`],
  emptyRegister: [
    '登记中还没有证书。机构发布后会立即出现在这里。',
    'The register has no certificates yet. They appear here as soon as a body publishes them.',
  ],
  byKind: ['按设备种类', 'By kind'],
  byStatus: ['按状态', 'By status'],
  latest: ['最新变更公告', 'Latest change notices'],
  latestNotices: ['最新公告', 'Latest notices'],
  allNotices: ['全部公告', 'All notices'],
  allChanges: ['全部变更公告', 'All change notices'],
  noChanges: [
    '还没有变更公告。证书修订、暂停、恢复或撤销后会在这里公布。',
    'No change notices yet. Revisions, suspensions, restorations and revocations will appear here.',
  ],
  loading: ['正在查询', 'Searching'],
} as const

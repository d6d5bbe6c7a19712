// Texts of the published reports: the overview, the list and the page of one report.
import type { Phrase } from '@register/contract/phrase'
import { businessScreens } from '@register/contract/screens/business'

export const words = {
  index: businessScreens['business/information/index'].title,
  list: businessScreens['business/information/list'].title,
  wholeText: ['全部已公示的型式试验证书', 'All type-test certificates that are published'],
  ownText: ['您可以查看的已公示型式试验证书', 'The published type-test certificates that you may read'],
  listText: ['查找已公示的报告，查看其文件', 'Find published reports and see their files'],
  total: ['已公示证书', 'Published certificates'],
  valid: ['现行有效', 'In force'],
  newThisMonth: ['本月新发证', 'Issued this month'],
  changedThisMonth: ['本月有变更', 'Changed this month'],
  byKind: ['按设备种类', 'By kind'],
  byBody: ['按型式试验机构', 'By body'],
  byStatus: ['按状态', 'By status'],
  byYear: ['按发证年份', 'By year of issue'],
  newest: ['最新发证', 'Newest'],
  changed: ['最近更新', 'Changed last'],
  allOf: ['查看全部', 'All of them'],
  atLeast: ['可查看的证书较多，以下数字只统计其中一部分', 'There are more than were counted'],
  nothing: [
    '您的账号还没有可以查看的报告。企业开通企业账号后，可以在这里查看本单位的证书和报告文件。',
    'Your account cannot read reports yet. A company account finds the certificates and report files of its own company here.',
  ],
  become: ['开通企业账号', 'Become a company account'],
  search: ['公众查询', 'Public search'],
  empty: ['已公示的报告会出现在这里。', 'Published reports will appear here.'],
  open: ['查看', 'View'],
  files: ['文件', 'Files'],
  qualified: ['合格文件', 'Files of valid certificates'],
  info: ['报告信息', 'Report information'],
  follow: ['关注', 'Follow'],
  changes: ['变更公告', 'Change notices'],
  changesOf: ['查看此证书的变更公告', 'Change notices of this certificate'],
  feedOf: ['订阅此制造单位的变更（Atom）', 'Subscribe to changes of this manufacturer (Atom)'],
  write: ['打开报告管理页', 'Open for editing'],
} as const satisfies Record<string, Phrase>

export const filesButton = (count: number): Phrase => [`文件（${count}）`, `Files (${count})`]
export const moreOf = (n: number): Phrase => [`显示其余 ${n} 项`, `Show ${n} more`]

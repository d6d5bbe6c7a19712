// Texts of the page of what a reader follows.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['我的关注', 'Following'],
  text: [
    '关注的证书和制造单位，有变更时在消息中通知您',
    'Certificates and manufacturers whose changes you are notified of',
  ],
  ways: ['通知方式', 'Ways of notification'],
  name: ['证书 / 单位', 'Certificate or company'],
  what: ['关注对象', 'Followed'],
  since: ['关注时间', 'Since'],
  end: ['取消关注', 'Unfollow'],
  ended: ['已取消关注', 'No longer followed'],
  empty: [
    '还没有关注。在证书的查验结果中可以关注证书或其制造单位。',
    'Nothing yet. The answer for a certificate has buttons to follow it or its manufacturer.',
  ],
  searches: ['常用查询', 'Favourite searches'],
  searchesText: [
    '在公众查询的结果中保存；每天查看一次新公示的证书',
    'Saved from the results of the public search, and checked once a day',
  ],
  searchName: ['名称', 'Name'],
  question: ['查询条件', 'Search conditions'],
  tells: ['新结果通知', 'New results'],
  on: ['通知', 'Notification'],
  off: ['不通知', 'No notification'],
  turnOn: ['开启通知', 'Tell me'],
  turnOff: ['关闭通知', 'Stop telling me'],
  turnedOn: ['有新结果时将通知您', 'You will be notified of new results'],
  turnedOff: ['不再通知新结果', 'You are no longer notified of new results'],
  savedAt: ['保存时间', 'Saved'],
  rename: ['重命名', 'Rename'],
  renameTitle: ['重命名常用查询', 'Rename the favourite search'],
  remove: ['删除', 'Delete'],
  noSearches: [
    '还没有常用查询。在公众查询的结果页可以保存。',
    'Nothing yet. The results of the public search have a button to save it.',
  ],
  search: ['查询证书', 'Look up certificates'],
} as const satisfies Record<string, Phrase>

/** Either end may be empty. */
export const issuedWithin = (from: string, to: string): Phrase => [
  `发证日期 ${from && `${from} 起`}${from && to && '，'}${to && `${to} 止`}`,
  `issued ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}`,
]

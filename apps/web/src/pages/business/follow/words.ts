// What the page of what one follows says.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  title: ['我的关注', 'Following'],
  text: [
    '关注的证书和制造单位，有变更时在消息中通知您',
    'Certificates and manufacturers of whose changes you are told',
  ],
  ways: ['通知方式', 'How I am told'],
  name: ['证书 / 单位', 'Certificate or company'],
  what: ['关注对象', 'What it is'],
  since: ['关注时间', 'Since'],
  end: ['取消关注', 'Unfollow'],
  ended: ['已取消关注', 'Not followed any more'],
  empty: [
    '还没有关注。在证书的查验结果中可以关注证书或其制造单位。',
    'Nothing yet. The answer for a certificate has buttons to follow it or its manufacturer.',
  ],
  search: ['查询证书', 'Search certificates'],
} as const satisfies Record<string, Phrase>

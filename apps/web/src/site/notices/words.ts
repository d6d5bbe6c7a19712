// Texts of the public notices.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  these: ['公告', 'the notices'],
  this: ['公告', 'the notice'],
  title: siteScreens.notices.title,
  lead: [
    '特种设备型式试验的公告与政策文件。',
    'Notices and policy documents on the type testing of special equipment.',
  ],
  keyword: ['标题或正文', 'Title or text'],
  type: ['类型', 'Type'],
  allTypes: ['全部类型', 'All types'],
  loading: ['正在加载', 'Loading'],
  found: (n: string): Phrase => [`共 ${n} 条公告`, `${n} notices`],
  foundOne: ['1 条公告', '1 notice'],
  none: ['还没有公告', 'No notices yet'],
  noneHint: ['公告发布后会出现在这里。', 'Notices appear here once they are published.'],
  noneMatches: ['没有符合条件的公告', 'No notice matches'],
  clearHint: ['试试更短的词，或选择全部类型。', 'Try a shorter word, or all types.'],
  pinned: ['置顶', 'Pinned'],
  files: (n: number): Phrase => [`${n} 个附件`, n === 1 ? '1 attachment' : `${n} attachments`],
  published: (at: string): Phrase => [`${at} 发布`, `Published on ${at}`],
  changed: (at: string, version?: number): Phrase =>
    version === undefined
      ? [`${at} 修改`, `Changed on ${at}`]
      : [`${at} 修改，第 ${version} 版`, `Changed on ${at}, version ${version}`],
  withdrawn: ['本公告已撤回', 'This notice was withdrawn'],
  withdrawnAt: (at: string): Phrase => [`撤回时间：${at}`, `Withdrawn on ${at}`],
  reason: (text: string): Phrase => [`撤回原因：${text}`, `Reason: ${text}`],
  attachments: ['附件', 'Attachments'],
  print: ['打印', 'Print'],
  copyLink: ['复制链接', 'Copy link'],
  all: ['全部公告', 'All notices'],
  readAt: (at: string): Phrase => [`读取于 ${at}`, `As of ${at}`],
  missing: ['没有这条公告', 'There is no such notice'],
  missingText: [
    '公告不存在、尚未发布，或只对登录用户开放。',
    'It does not exist, is not published yet, or is for signed-in users only.',
  ],
  signIn: ['登录后查看', 'Sign in to read'],
} as const

// The types of notices. A module of its own, because the site needs only their labels.
import type { Phrase } from '../../phrase.ts'

export const noticeTypes = {
  notice: ['公告', 'Notice'],
  policy: ['政策文件', 'Policy document'],
} as const satisfies Record<string, Phrase>
export type NoticeType = keyof typeof noticeTypes
export const noticeTypeKeys = ['notice', 'policy'] as const satisfies readonly NoticeType[]

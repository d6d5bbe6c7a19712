// Notices of the register: audiences, states, fields.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { chosen, columnsOf, inList, named, optionsOf, stamps } from '../../record/shape.ts'
import { minuteProblem } from '../../input/minute.ts'
import { noticeTypes } from './types.ts'

export const noticeAudiences = {
  public: ['公众', 'The public'],
  signedIn: ['登录用户', 'Signed-in users'],
} as const satisfies Record<string, Phrase>

export const noticeStatuses = {
  draft: { label: ['草稿', 'Draft'], tone: 'draft' },
  scheduled: { label: ['定时发布', 'Scheduled'], tone: 'warn' },
  published: { label: ['已发布', 'Published'], tone: 'good' },
  withdrawn: { label: ['已撤回', 'Withdrawn'], tone: 'quiet' },
} as const
export type NoticeStatus = keyof typeof noticeStatuses

/** The written fields. */
export const noticeFields = [
  { key: 'title', label: ['标题', 'Title'], maxLength: 100, ...named },
  { key: 'type', label: ['类型', 'Type'], options: optionsOf(noticeTypes), ...chosen },
  {
    key: 'audience',
    label: ['阅读对象', 'Readers'],
    hint: ['公众：任何人都可在网站上阅读', 'Everyone: anyone can read it on the site'],
    options: optionsOf(noticeAudiences),
    ...chosen,
  },
  { key: 'pinned', label: ['置顶', 'Pinned'], type: 'flag', listed: 'hidden', sortable: true },
] as const satisfies readonly Field[]

/** The time of publication, while it is not published. */
export const noticeTiming = [
  {
    key: 'when',
    label: ['发布方式', 'Publication'],
    type: 'choice',
    options: optionsOf({
      draft: ['保存为草稿', 'Keep as a draft'],
      now: ['立即发布', 'Publish now'],
      later: ['定时发布', 'Schedule'],
    }),
  },
  {
    key: 'publishAt',
    label: ['发布时间', 'Publish on'],
    type: 'text',
    maxLength: 16,
    example: '2026-11-23 20:00',
    hint: ['北京时间；仅定时发布需要填写', 'China time; only needed for a set time'],
    required: { key: 'when', is: ['later'] },
    rule: minuteProblem,
  },
] as const satisfies readonly Field[]

export const noticeRowFields = [
  noticeFields[0],
  { key: 'status', label: ['状态', 'Status'], options: optionsOf(noticeStatuses), ...chosen },
  ...noticeFields.slice(1),
  { key: 'publishAt', label: ['定时发布于', 'Due on'], type: 'instant', listed: 'hidden', sortable: true },
  { key: 'publishedAt', label: ['发布时间', 'Published on'], type: 'instant', ...inList },
  { key: 'version', label: ['版本', 'Version'], type: 'integer', required: true, listed: 'hidden', sortable: true },
  { key: 'reads', label: ['阅读次数', 'Times read'], type: 'integer', required: true, ...inList },
  { ...stamps.createdBy, label: ['作者', 'Written by'], listed: 'hidden' },
  { ...stamps.updatedAt, listed: 'hidden' },
] as const satisfies readonly Field[]

export const noticeColumns = columnsOf(noticeRowFields)

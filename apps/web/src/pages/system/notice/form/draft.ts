// An announcement on its way through the form.
import type { Call } from '@register/contract/endpoint'
import type { Field } from '@register/contract/fields'
import { noticeFields, type addNotice, type Notice } from '@register/contract/system/notice'

export type NoticeDraft = Call<typeof addNotice>['body']
type Key = (typeof noticeFields)[number]['key']

/** Nothing goes out before somebody says so. */
export const newDraft: NoticeDraft = { type: 'notice', status: 'draft', pinned: false, content: '' }

export const draftOf = (notice: Notice): NoticeDraft => ({
  ...Object.fromEntries(noticeFields.map(({ key }) => [key, notice[key]])),
  content: notice.content,
})

export const fieldsOf = (keys: readonly Key[]): Field[] => noticeFields.filter(({ key }) => keys.includes(key))

// The label of a field of announcements, as the form, the list and the filters show it.
import { noticeFields } from '@register/contract/system/notice'
import type { Phrase } from '@register/contract/phrase'

type Key = (typeof noticeFields)[number]['key']

export const labels = Object.fromEntries(noticeFields.map(({ key, label }) => [key, label])) as Record<Key, Phrase>

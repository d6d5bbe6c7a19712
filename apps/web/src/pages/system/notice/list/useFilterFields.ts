// What announcements can be filtered by, in the drawer that combines conditions.
import { noticeStatuses, noticeTypes } from '@register/contract/system/notice'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../../api/language.ts'
import type { FilterField } from '../../../../kit/filter/field.ts'
import { labels } from '../fieldLabels.ts'
import { words } from '../words.ts'

const equal = ['=', '!='] as const
const among = ['include', 'notinclude'] as const

export function useFilterFields(): FilterField[] {
  const say = useSay()
  const choices = (options: Readonly<Record<string, Phrase>>) =>
    Object.entries(options).map(([value, label]) => ({ value, label: say(label) }))
  const statuses = Object.fromEntries(Object.entries(noticeStatuses).map(([key, { label }]) => [key, label]))
  return [
    { value: 'title', label: labels.title, type: 'text', repeat: true },
    { value: 'type', label: labels.type, type: 'select', operators: equal, extend: { data: choices(noticeTypes) } },
    { value: 'status', label: labels.status, type: 'select', operators: equal, extend: { data: choices(statuses) } },
    {
      value: 'pinned',
      label: words.pinned,
      type: 'select',
      operators: equal,
      extend: { data: [{ value: 'true', label: say(words.pinned) }] },
    },
    { value: 'validFrom', label: labels.validFrom, type: 'daterange', operators: among },
    { value: 'validUntil', label: labels.validUntil, type: 'daterange', operators: among },
    { value: 'updatedAt', label: words.changed, type: 'daterange', operators: among },
  ]
}

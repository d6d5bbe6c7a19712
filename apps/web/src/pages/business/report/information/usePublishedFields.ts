// What lists of published reports can be filtered by: all that the reader may see, and those of one's own company.
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { useListFields } from '../../useListFields.ts'
import { areaWords } from '../../words.ts'
import { words as reportWords } from '../words.ts'

/** The names in the address; the same ones everywhere, so that a link from one list to another keeps its filters. */
export const publishedFilters = [
  'keyword',
  'status',
  'categoryCode',
  'formKind',
  'bodyId',
  'issueDate',
  'issueDateFrom',
  'issueDateTo',
]

export function usePublishedFields() {
  const { among, days, category, body } = useListFields()
  return [
    among(
      'status',
      areaWords.status,
      publicStatusKeys.map((value) => ({ value, label: reportStatuses[value].label })),
    ),
    category,
    ...body,
    among(
      'formKind',
      areaWords.formKind,
      kindNames.map(({ key, label }) => ({ value: key, label })),
    ),
    days('issueDate', reportWords.issueDate),
  ]
}

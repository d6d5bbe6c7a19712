// What a favourite of a list keeps: its conditions, what else it is filtered by (the search words first), and the order that was chosen.
import type { Phrase } from '@register/contract/phrase'
import type { Translate } from '../../../api/language.ts'
import type { ListState } from '../../table/useListState.ts'
import type { FilterField } from '../field.ts'
import type { FilterObject } from '../filterRows.ts'
import { insteadOf, namesOf } from '../inAddress.ts'
import { filterWords as words, searchOf } from '../words.ts'

/** The name of the order in the address; no filter has it. */
const order = 'by'

type Asked = Pick<ListState, 'filters' | 'by'>

/** What a list is asked for in addition to conditions on these fields. */
export function besidesOf({ filters, by }: Asked, fields: readonly FilterField[]): FilterObject {
  const own = new Set(fields.flatMap(namesOf))
  return {
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !own.has(name))),
    ...(by && { [order]: by }),
  }
}

/** Makes the address of a list that of the favourite: what it does not keep ends. */
export const viewOf = (
  asked: Asked,
  fields: readonly FilterField[],
  kept: FilterObject,
): Readonly<Record<string, string | undefined>> => ({
  ...Object.fromEntries([...Object.keys(besidesOf(asked, fields)), order].map((name) => [name, undefined])),
  ...insteadOf(fields, kept),
})

/** The names of what a favourite keeps; of the search its words. */
export function saidParts(kept: FilterObject, fields: readonly FilterField[], t: Translate): string {
  const parts: readonly Phrase[] = [
    ...fields.flatMap(({ value, label }) => (kept[value] ? [label] : [])),
    ...(kept['keyword'] ? [searchOf(kept['keyword'])] : []),
    ...(kept[order] ? [words.order] : []),
  ]
  return parts.map(t).join(t(words.comma))
}

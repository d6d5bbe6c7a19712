// What a favourite of a list keeps: its conditions, what else it is filtered by (the search words first), and the order that was chosen.
import { canonical } from '@register/contract/canonical'
import type { Phrase } from '@register/contract/phrase'
import type { ListState } from '../../table/useListState.ts'
import type { FilterField } from '../field.ts'
import type { FilterObject } from '../filterRows.ts'
import type { FurtherFilter } from '../further.ts'
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

/** The list's filters that a favourite is told by. */
export interface Told {
  fields: readonly FilterField[]
  further?: Pick<FurtherFilter, 'name' | 'label'> | undefined
}

/** The names of what a favourite keeps; of the search its words. */
export function saidParts(kept: FilterObject, { fields, further }: Told, t: (phrase: Phrase) => string): string {
  const parts: readonly Phrase[] = [
    ...fields.flatMap(({ value, label }) => (kept[value] ? [label] : [])),
    ...(further && kept[further.name] ? [further.label] : []),
    ...(kept['keyword'] ? [searchOf(kept['keyword'])] : []),
    ...(kept[order] ? [words.order] : []),
  ]
  return parts.map(t).join(t(words.comma))
}

/** The favourite that asks the same already, whatever the order in which it was written. */
export const sameAs = <F extends { filterObj: FilterObject }>(list: readonly F[], asked: FilterObject): F | undefined =>
  list.find(({ filterObj }) => canonical(filterObj) === canonical(asked))

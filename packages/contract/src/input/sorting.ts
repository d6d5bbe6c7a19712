// By which column a list is sorted, and in which direction, as requests say it and as refusals name it.
import { z } from 'zod'
import { labelled, type Words } from '../messages/labelled.ts'
import { haveWords, type Worded } from '../messages/oneOf.ts'
import type { Phrase } from '../phrase.ts'

const directions = { ascending: ['升序', 'ascending'], descending: ['降序', 'descending'] } as const

type Columns = Readonly<Record<string, Worded & { readonly label: Phrase; readonly sortable?: boolean }>>

const namesOf = (columns: Columns): Words =>
  Object.fromEntries(Object.entries(columns).map(([key, { label }]) => [key, label]))

/** The parts of a request over these columns; `K`: the keys of those by which the list is sorted, none where it never is. Throws where refusals would have no words. */
export function sorting<K extends string>(columns: Columns) {
  for (const [key, column] of Object.entries(columns)) haveWords(key, column)
  const keys = Object.keys(columns).filter((key) => columns[key]?.sortable) as K[]
  return {
    prop: labelled(z.enum(keys), ['排序列', 'Sorted by'], namesOf(columns)).optional(),
    order: labelled(z.enum(['ascending', 'descending']), ['排序方向', 'Direction'], directions).optional(),
  }
}

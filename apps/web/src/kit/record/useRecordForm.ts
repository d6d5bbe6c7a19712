// The state of a record's form: its values, required fields, sending, and what happens when another person has saved first.
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import type { Draft, Fields } from '@register/contract/record/shape'
import { useState } from 'react'
import { refreshReads } from '../../api/cache.ts'
import { useFeedback, type NextStep } from '../feedback/useFeedback.tsx'
import { useDraft, type Inside, type Lists } from '../form/record/useDraft.ts'
import { useGone } from '../form/record/useGone.ts'
import { useStale } from '../form/record/useStale.ts'
import { tellAdded } from '../table/added/added.ts'

interface Stored {
  id: number
  rev: number
}

/** The props of a form for an existing record; all undefined for a new one. */
export interface Opened<R extends Stored> {
  known?: R | undefined
  /** Reads it again, after another person has changed it. */
  reload?: (() => unknown) | undefined
}

interface Writing<F extends Fields, D extends Draft<F>, A> extends Opened<Stored & D> {
  fields: F
  /** The starting values of a new record. */
  fresh: D
  /** Returns the added record as its list shows it: the list then shows it first and marked. */
  add: (body: D) => Promise<A>
  change: (body: D & Stored) => Promise<unknown>
  saved: Phrase
  /** What is natural to do next with an added record, offered with the message that it is saved. */
  next?: (made: A) => NextStep | undefined
  /** Back to the list, when the record no longer exists. */
  leave?: () => unknown
  /** The fields of lists that are edited in place among the fields, by the key of the list. */
  rows?: Lists
  /** The fields of records that are part of it, by the key of each; see `partOf`. */
  inside?: Inside<D>
  /** Reads it again after another person has saved first. */
  lists: readonly EndpointSpec[]
}

export function useRecordForm<const F extends Fields, D extends Draft<F>, A>(options: Writing<F, D, A>) {
  const { fields, known, fresh, add, change, saved, next, reload, leave, rows, inside, lists } = options
  const { done } = useFeedback()
  // The first value is kept; a record that is read again gets a new form.
  const [start] = useState(() =>
    known ? drafted(known, [...fields.map(({ key }) => key), ...Object.keys(fresh)]) : fresh,
  )
  // The path of its list names the kind of record, and never changes.
  const form = useDraft(
    start,
    fields,
    { name: `${lists[0]?.path ?? ''} ${known?.id ?? 'new'}`, rev: known?.rev },
    { rows, inside },
  )
  const stale = useStale(() => reload?.())
  const gone = useGone(() => leave?.())
  async function write(draft: D): Promise<boolean> {
    let made: A | undefined
    try {
      if (known) await change({ ...draft, id: known.id, rev: known.rev })
      else {
        made = await add(draft)
        tellAdded(lists, made)
      }
    } catch (error) {
      if (!((await stale(error)) || (await gone(error)))) throw error
      // The list is read again in the background, because a person who stays may press save again at once.
      void refreshReads(lists)
      return false
    }
    done(saved, made === undefined ? undefined : next?.(made))
    return true
  }
  /** Returns whether it was saved. Refusals are shown at their fields. */
  return { ...form, submit: () => form.send(write) }
}

/** The values of a record that its form holds: its fields, and the further starting values of a new one. */
const drafted = <D extends object>(record: D, keys: readonly string[]): D =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key))) as D

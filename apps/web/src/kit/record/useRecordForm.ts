// What a form of one record does: what is typed, its duties, sending it, and what to do when somebody else was quicker.
import type { EndpointSpec } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import type { Draft, Fields } from '@register/contract/record/shape'
import { useState } from 'react'
import { refreshReads } from '../../api/query.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { useDraft, type Inside, type Lists } from '../form/record/useDraft.ts'
import { useGone } from '../form/record/useGone.ts'
import { useStale } from '../form/record/useStale.ts'

interface Stored {
  id: number
  rev: number
}

/** What a form is told when it opens over a known record; nothing of it for a new one. */
export interface Opened<R extends Stored> {
  known?: R | undefined
  /** Reads it again, once somebody else has changed it. */
  reload?: (() => unknown) | undefined
}

interface Writing<F extends Fields, D extends Draft<F>> extends Opened<Stored & D> {
  fields: F
  /** What a new one begins with. */
  fresh: D
  add: (body: D) => Promise<unknown>
  change: (body: D & Stored) => Promise<unknown>
  saved: Phrase
  /** Back to the list, when the record is there no longer. */
  leave?: () => unknown
  /** The fields of lists that are written in place beside the fields, by the key of the list. */
  rows?: Lists
  /** The fields of records that are part of it, by the key of each; see `partOf`. */
  inside?: Inside<D>
  /** Read again when somebody else was quicker. */
  lists: readonly EndpointSpec[]
}

export function useRecordForm<const F extends Fields, D extends Draft<F>>(options: Writing<F, D>) {
  const { fields, known, fresh, add, change, saved, reload, leave, rows, inside, lists } = options
  const { done } = useFeedback()
  // What the form is given at first; a record read anew is drawn by a form of its own.
  const [start] = useState(() =>
    known ? drafted(known, [...fields.map(({ key }) => key), ...Object.keys(fresh)]) : fresh,
  )
  // The address of its list names what it is a record of, and stays the same for ever.
  const form = useDraft(
    start,
    fields,
    { name: `${lists[0]?.path ?? ''} ${known?.id ?? 'new'}`, rev: known?.rev },
    { rows, inside },
  )
  const stale = useStale(() => reload?.())
  const gone = useGone(() => leave?.())
  async function write(draft: D): Promise<boolean> {
    try {
      await (known ? change({ ...draft, id: known.id, rev: known.rev }) : add(draft))
    } catch (error) {
      if (!((await stale(error)) || (await gone(error)))) throw error
      // The list is read again in the background, because a person who stays may press save again at once.
      void refreshReads(lists)
      return false
    }
    done(saved)
    return true
  }
  /** Answers whether it was saved. What is refused stands at its field. */
  return { ...form, submit: () => form.send(write) }
}

/** Of a record what its form holds: the fields, and what a new one begins with beside them. */
const drafted = <D extends object>(record: D, keys: readonly string[]): D =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key))) as D

// A form whose typed values outlive a reload: they are kept in this browser until they are saved or thrown away.
import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { TabContext } from '../tabs/useTab.ts'
import type { Complaint } from './formState.ts'
import { useForm, type Form } from './useForm.ts'
import { readKept, releaseKept, takeKept, whenThrownAway, writeKept } from '../../api/kept/keptEntries.ts'
import { beginning, typedPaths, typedSince, withTyped, type KeptEntry } from '../../api/kept/typed.ts'

/** What a form is called in the browser's keep, and what of it stays out. */
export interface Keeping {
  /** The record and the form: `report 12`; the same after a reload. */
  name: string
  /** The record's revision; nothing for one that is not there yet. */
  rev?: number | undefined
  /** Keys that are not kept: promises that are made anew. */
  except?: readonly string[]
  /** Keys that hold files, which are chosen again. */
  files?: readonly string[]
}

/** What came back, for the line that says so. */
export interface Kept {
  /** restored: it stands in the form · offered: the record has been saved since, so it waits for a decision. */
  state: 'nothing' | 'restored' | 'offered'
  /** When it was typed, milliseconds since 1970. */
  at: number
  hadFiles: boolean
  /** Offered, and another window may still hold it. */
  elsewhere: boolean
  /** Puts what is offered over the newer state. */
  take: () => void
  /** What was typed is gone, here and in the browser's keep. */
  discard: () => void
  /** It was saved, or the form is left on purpose: nothing is kept from here on, until something is typed. */
  forget: () => void
}

/** Milliseconds. A browser that dies right after the last key loses this much; leaving or reloading the page loses nothing. */
const pause = 300

/**
 * As `useForm`; `start` is what the record holds, and may change when it is saved. Without `keep` nothing is kept. What is kept
 * stands in the form at once, unless the record was saved meanwhile: then it is offered, and nothing is overwritten.
 */
export function useKeptForm<V extends object>(
  start: V,
  judge: (values: V) => readonly Complaint[],
  keep: Keeping | undefined,
): Form<V> & { kept: Kept } {
  const tab = use(TabContext)
  const [first] = useState(() => beginning(start, keep && readKept(keep.name), keep?.rev))
  const form = useForm(first.values, judge)
  const { values, write, reset } = form
  const [found, setFound] = useState(first.found)
  const [offer, setOffer] = useState(first.offer)
  /** The values that were saved or thrown away; typing goes on from others. */
  const done = useRef<V>(undefined)

  const keepLater = useDebouncedCallback(() => {
    if (!keep || done.current === values) return
    const { name, rev, except = [], files = [] } = keep
    const typed = typedSince(start, values, [...except, ...files])
    // What waits for a decision is kept with what is typed meanwhile, and asked about again.
    // What another window may hold is kept there.
    const waiting = offer?.elsewhere ? undefined : offer
    const all = waiting ? withTyped(waiting.typed, typed ?? {}) : typed
    const hadFiles =
      typedSince(
        start,
        values,
        Object.keys(values).filter((key) => !files.includes(key)),
      ) !== undefined
    // What came back is saved by now, or was put right.
    if (!typed) setFound(undefined)
    writeKept(name, all && { rev: waiting ? waiting.rev : rev, typed: all, at: Date.now(), hadFiles })
  }, pause)
  const rev = keep?.rev
  useEffect(() => keepLater(), [keepLater, values, start, rev, offer])
  const forget = useEffectEvent(() => {
    done.current = values
    if (keep) writeKept(keep.name, undefined)
  })
  const last = useEffectEvent(() => {
    keepLater.flush()
    if (keep) releaseKept(keep.name)
  })
  useEffect(() => {
    window.addEventListener('pagehide', last)
    return () => {
      window.removeEventListener('pagehide', last)
      last()
    }
  }, [])
  useEffect(() => whenThrownAway(tab, forget), [tab])

  // Wrong values that came back are said to be wrong: they were left before.
  const { leave } = form
  const say = useEffectEvent((entry: KeptEntry) => {
    for (const path of typedPaths(entry.typed)) leave(path)
  })
  useEffect(() => {
    if (found) say(found)
  }, [found])

  const settle = useCallback(
    (entry: KeptEntry | undefined) => {
      setFound(entry)
      setOffer(undefined)
    },
    [setFound],
  )
  return {
    ...form,
    kept: {
      state: offer ? 'offered' : found ? 'restored' : 'nothing',
      at: (offer ?? found)?.at ?? 0,
      hadFiles: (offer ?? found)?.hadFiles ?? false,
      elsewhere: offer?.elsewhere ?? false,
      take() {
        if (!offer) return
        if (keep && offer.elsewhere) takeKept(keep.name, offer)
        write(typedPaths(offer.typed), (before) => withTyped(before, offer.typed))
        settle(offer)
      },
      discard() {
        if (found) reset(start)
        settle(undefined)
        if (keep) writeKept(keep.name, undefined)
      },
      forget() {
        done.current = values
        settle(undefined)
        if (keep) writeKept(keep.name, undefined)
      },
    },
  }
}

const noText = { text: '' }
const rightAnyway = (): readonly Complaint[] => []

/** One text that outlives a reload of its page: a reason on its way. `name` tells it apart from others of the page. */
export function useKeptText(name: string) {
  const tab = use(TabContext)
  const { values, write, reset, kept } = useKeptForm(noText, rightAnyway, { name: `${tab} ${name}` })
  return {
    text: values.text,
    setText: (text: string) => write(['text'], () => ({ text })),
    /** It was sent, or is not wanted any more. */
    done: () => {
      kept.forget()
      reset(noText)
    },
    kept,
  }
}

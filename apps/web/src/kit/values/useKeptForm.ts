// A form whose input outlives a reload: the browser keeps it until it is saved or discarded.
import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { TabContext } from '../tabs/useTab.ts'
import type { FormError } from './formState.ts'
import { useForm, type Form } from './useForm.ts'
import { readKept, releaseKept, takeKept, whenThrownAway, writeKept } from '../../api/kept/keptEntries.ts'
import { beginning, typedPaths, typedSince, withTyped, type KeptEntry } from '../../api/kept/typed.ts'

/** The name of a form among the kept input, and which values are not kept. */
export interface Keeping {
  /** The record and the form: `report 12`; the same after a reload. */
  name: string
  /** The record's revision; undefined for a new one. */
  rev?: number | undefined
  /** Keys that are not kept: promises that must be made again. */
  except?: readonly string[]
  /** Keys that hold files, which must be chosen again. */
  files?: readonly string[]
}

/** The restored input, for the line that describes it. */
export interface Kept {
  /** restored: it is in the form · offered: the record has been saved since, so the person decides. */
  state: 'nothing' | 'restored' | 'offered'
  /** When it was typed, milliseconds since 1970. */
  at: number
  hadFiles: boolean
  /** It is offered, and another window may still have it. */
  elsewhere: boolean
  /** Applies the offered input to the newer state. */
  take: () => void
  /** Discards the input, here and in the browser's storage. */
  discard: () => void
  /** The input was saved, or the form is left on purpose: nothing is kept until the person types again. */
  forget: () => void
}

/** Milliseconds. A browser that crashes right after the last key loses this much; leaving or reloading the page loses nothing. */
const pause = 300

/**
 * As `useForm`; `start` is the record's value, and may change when it is saved. Without `keep` nothing is kept. Kept input is
 * put into the form at once, unless the record was saved meanwhile: then it is offered, and nothing is overwritten.
 */
export function useKeptForm<V extends object>(
  start: V,
  validate: (values: V) => readonly FormError[],
  keep: Keeping | undefined,
): Form<V> & { kept: Kept } {
  const tab = use(TabContext)
  const [first] = useState(() => beginning(start, keep && readKept(keep.name), keep?.rev))
  const form = useForm(first.values, validate)
  const { values, setValues, reset } = form
  const [found, setFound] = useState(first.found)
  const [offer, setOffer] = useState(first.offer)
  /** The values that were saved or discarded; input continues from others. */
  const done = useRef<V>(undefined)

  const keepLater = useDebouncedCallback(() => {
    if (!keep || done.current === values) return
    const { name, rev, except = [], files = [] } = keep
    const typed = typedSince(start, values, [...except, ...files])
    // An undecided offer is kept together with later input, and offered again.
    // Input that another window may have is kept there.
    const waiting = offer?.elsewhere ? undefined : offer
    const all = waiting ? withTyped(waiting.typed, typed ?? {}) : typed
    const hadFiles =
      typedSince(
        start,
        values,
        Object.keys(values).filter((key) => !files.includes(key)),
      ) !== undefined
    // The restored input has been saved or corrected.
    if (!typed) setFound(undefined)
    writeKept(name, all && { rev: waiting ? waiting.rev : rev, typed: all, at: Date.now(), hadFiles })
  }, pause)
  const rev = keep?.rev
  useEffect(() => {
    keepLater()
  }, [keepLater, values, start, rev, offer])
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
  useEffect(() => {
    return whenThrownAway(tab, forget)
  }, [tab])

  // Errors of restored values are shown, because their fields were left before.
  const { onBlur } = form
  const t = useEffectEvent((entry: KeptEntry) => {
    for (const path of typedPaths(entry.typed)) onBlur(path)
  })
  useEffect(() => {
    if (found) t(found)
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
        setValues(typedPaths(offer.typed), (before) => withTyped(before, offer.typed))
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
const rightAnyway = (): readonly FormError[] => []

/** One text that outlives a reload of its page, such as an unsent reason. `name` distinguishes it from others of the page. */
export function useKeptText(name: string) {
  const tab = use(TabContext)
  const { values, setValues, reset, kept } = useKeptForm(noText, rightAnyway, { name: `${tab} ${name}` })
  return {
    text: values.text,
    setText: (text: string) => setValues(['text'], () => ({ text })),
    /** It was sent, or is no longer needed. */
    done: () => {
      kept.forget()
      reset(noText)
    },
    kept,
  }
}

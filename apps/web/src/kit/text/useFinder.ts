// Finds Chinese texts by their words, and by their pinyin as soon as the dictionary of pinyin has been fetched.
import type { ReactNode } from 'react'
import { create } from 'zustand'

/** Whether `typed` is a part of the text or of its pinyin, in any case; nothing typed fits everything. */
export type Matches = (text: string, typed: string) => boolean

interface Finder {
  matches: Matches
  /** For the search of a select: whether its option fits. */
  byPinyin: (typed: string, option?: { label?: ReactNode }) => boolean
}

const finderOf = (matches: Matches): Finder => ({
  matches,
  byPinyin: (typed, option) => typeof option?.label === 'string' && matches(option.label, typed),
})

const hasWords: Matches = (text, typed) => text.toLowerCase().includes(typed.trim().toLowerCase())

let coming: Promise<void> | undefined

/** Fetches the dictionary once; after a failure the next call tries again. */
export const pinyinAhead = (): Promise<void> =>
  (coming ??= import('./pinyin.ts').then(
    ({ readsAs }) => useFinder.setState(finderOf((text, typed) => hasWords(text, typed) || readsAs(text, typed))),
    () => {
      coming = undefined
    },
  ))

/** The first search fetches the dictionary. Then the functions are others, so that lists filtered by words alone are filtered again. */
export const useFinder = create<Finder>(() =>
  finderOf((text, typed) => {
    if (typed.trim() !== '') void pinyinAhead()
    return hasWords(text, typed)
  }),
)

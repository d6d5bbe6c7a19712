// Finds Chinese texts by their words, and by their pinyin as soon as the dictionary of pinyin has been fetched.
import { searchedText } from '@register/contract/text/searchedText'
import { useEffect, type ReactNode } from 'react'
import { createStore, useStore } from 'zustand'

/** Whether `typed` is a part of the text or of its pinyin, in any case; an empty text matches everything. */
export type Matches = (text: string, typed: string) => boolean

interface Finder {
  matches: Matches
  /** For the search of a select: whether its option matches. */
  byPinyin: (typed: string, option?: { label?: ReactNode }) => boolean
}

const finderOf = (matches: Matches): Finder => ({
  matches,
  byPinyin: (typed, option) => typeof option?.label === 'string' && matches(option.label, typed),
})

const hasWords: Matches = (text, typed) => searchedText(text).includes(searchedText(typed))

let coming: Promise<void> | undefined

/**
 * Fetches the dictionary once; after a failure the next call tries again, though browsers repeat some failures until the page is
 * reloaded. For buttons that lead to a field that searches by pinyin.
 */
export const pinyinAhead = (): Promise<void> =>
  (coming ??= import('./pinyin.ts').then(
    ({ readsAs }) => finder.setState(finderOf((text, typed) => hasWords(text, typed) || readsAs(text, typed))),
    () => {
      coming = undefined
    },
  ))

/** By words alone until the dictionary is there. A letter does not fetch it again, because each failure is shown to the person. */
export const finder = createStore<Finder>(() => finderOf(hasWords))

/** A search field fetches the dictionary. The returned functions then change, so that a list filtered by words alone is filtered again. */
export function useFinder(): Finder {
  useEffect(() => void pinyinAhead(), [])
  return useStore(finder)
}

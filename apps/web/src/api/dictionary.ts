// The entries of a dictionary, for selects.
import { readDictionary, type DictionaryItem } from '@register/contract/system/dictionary/read'
import { useRead } from './query.ts'

export type { DictionaryItem }

/** `wanted` false: nothing is read yet. Dictionaries change rarely: an answer holds for ten minutes. */
export const useDictionary = (type: string, wanted: boolean) =>
  useRead(readDictionary, { params: { type } }, { enabled: wanted, staleTime: 600_000 })

// The entries of a dictionary, for selects.
import { readDictionary, type DictionaryItem } from '@register/contract/system/dictionary/read'
import { useRead } from './query.ts'

export type { DictionaryItem }

/** Milliseconds after which an open form reads the entries again, so that another person's renaming appears in it. */
const lookAgain = 30_000

/** `wanted` false: nothing is read yet. Call `refetch` when a list opens, so that its entries are up to date. */
export const useDictionary = (type: string, wanted = true) =>
  useRead(readDictionary, { params: { type } }, { enabled: wanted, refetchInterval: lookAgain })

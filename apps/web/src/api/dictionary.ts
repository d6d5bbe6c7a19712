// The entries of a dictionary, for selects.
import { readDictionary, type DictionaryItem } from '@register/contract/system/dictionary/read'
import { useRead } from './query.ts'

export type { DictionaryItem }

/** Milliseconds after which an open form looks again: an entry renamed by somebody else shows in it. */
const lookAgain = 30_000

/** `wanted` false: nothing is read yet. `refetch` it when a list opens: what is chosen from is never an old one. */
export const useDictionary = (type: string, wanted = true) =>
  useRead(readDictionary, { params: { type } }, { enabled: wanted, refetchInterval: lookAgain })

// Writes entries, and then refreshes everything that shows them: their list, their number in the tree, and every select that offers them.
import type { EndpointSpec } from '@register/contract/endpoint'
import { dictItemChanges, listDictItems, readDictItem } from '@register/contract/system/dictionary/item'
import { readDictionary, readDictionaryGroup } from '@register/contract/system/dictionary/read'
import { dictTypeTree } from '@register/contract/system/dictionary/type'
import { useWrite } from '../../../api/query.ts'

export const showsItems = [
  listDictItems,
  readDictItem,
  dictItemChanges,
  dictTypeTree,
  readDictionary,
  readDictionaryGroup,
]

export const useItemWrite = <E extends EndpointSpec>(endpoint: E) => useWrite(endpoint, { refreshes: showsItems })

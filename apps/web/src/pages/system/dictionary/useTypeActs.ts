// Actions on the dictionary chosen in the tree, and on all dictionaries.
import {
  addDictType,
  changeDictType,
  dictTypeTree,
  exportDictTypes,
  refreshDictionaries,
  removeDictType,
  type TypeBranch,
} from '@register/contract/system/dictionary/type'
import { useTranslate } from '../../../api/language.ts'
import { call } from '../../../api/call.ts'
import { outdate } from '../../../api/cache.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { download } from '../../../api/transfer.ts'
import type { MenuAct } from '../../../kit/action/MoreMenu.tsx'
import { useAskExport } from '../../../kit/exchange/useAskExport.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { refreshed, removeTypeAsk, words } from './words.ts'

export const flat = (tree: readonly TypeBranch[]): TypeBranch[] => tree.flatMap((one) => [one, ...flat(one.children)])

interface Acts {
  openForm: (form: string) => void
  /** Called after the chosen dictionary was deleted. */
  onGone: () => void
}

export function useTypeActs(chosen: TypeBranch | undefined, { openForm, onGone }: Acts): MenuAct[] {
  const t = useTranslate()
  const may = useMay()
  const { ask, done } = useFeedback()
  const askExport = useAskExport()
  const dictionaries = useRead(dictTypeTree, {}).data
  const erase = useWrite(removeDictType, { refreshes: [dictTypeTree] })
  const acts: (MenuAct | false | undefined)[] = [
    may(addDictType) && { key: 'new', label: words.newType, onPress: () => openForm('new') },
    chosen &&
      may(changeDictType) && {
        key: 'edit',
        label: words.editType,
        onPress: () => openForm(String(chosen.id)),
      },
    chosen &&
      may(removeDictType) && {
        key: 'remove',
        label: words.removeType,
        danger: true,
        onPress: async () => {
          if (!(await ask({ title: removeTypeAsk(chosen.name), yes: words.removeType, danger: true }))) return
          await erase.mutateAsync({ params: { id: chosen.id } })
          onGone()
          done(words.typeRemoved)
        },
      },
    dictionaries &&
      may(exportDictTypes) && {
        key: 'export',
        label: words.exportTypes,
        onPress: async () => {
          if (await askExport({ total: flat(dictionaries).length }))
            await download(exportDictTypes, { body: {} }, `${t(words.tree.label)}.xlsx`)
        },
      },
    may(refreshDictionaries) && {
      key: 'refresh',
      label: words.refresh,
      onPress: async () => {
        const { types, items } = await call(refreshDictionaries, {})
        await outdate({
          predicate: ({ queryKey }) => String(queryKey[0]).includes('/system/dict/'),
        })
        done(refreshed(types, items))
      },
    },
  ]
  return acts.filter((act): act is MenuAct => Boolean(act))
}

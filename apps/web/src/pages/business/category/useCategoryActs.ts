// The actions on an entry of the catalogue; only those that the reader may carry out.
import {
  addCategory,
  changeCategory,
  confirmCategory,
  removeCategory,
  restoreCategory,
  retireCategory,
} from '@register/contract/business/category/office'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { noteCatalogueChange } from '../useCatalogueChange.ts'
import { catalogueReads } from './useCatalogue.ts'
import type { Branch } from './useCatalogueTree.ts'
import { restoreAsk, retireAsk, words } from './words.ts'

type Entry = NonNullable<Branch['entry']>

const deepest = 3

export function useCategoryActs(
  openForm: (form: string) => void,
  openRulings: (id: string) => void,
): (entry: Entry) => RowAction[] {
  const t = useTranslate()
  const may = useMay()
  const { ask, done } = useFeedback()
  const refreshes = catalogueReads
  const erase = useWrite(removeCategory, { refreshes })
  const retire = useWrite(retireCategory, { refreshes })
  const restore = useWrite(restoreCategory, { refreshes })
  const nameOf = ({ nameZh, nameEn }: Entry) => t([nameZh, nameEn])
  const usual = useRecordActs<Entry>({
    name: nameOf,
    change: { asks: changeCategory, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: {
      asks: removeCategory,
      by: ({ id }) => erase.mutateAsync({ params: { id } }),
      text: words.removeText,
    },
  })
  async function turn(entry: Entry): Promise<void> {
    const { id, rev, retired } = entry
    const [title, text, yes] = retired
      ? [restoreAsk(nameOf(entry)), words.restoreText, words.restore]
      : [retireAsk(nameOf(entry)), words.retireText, words.retire]
    if (!(await ask({ title: title, text: text, yes: yes }))) return
    await (retired ? restore : retire).mutateAsync({ body: { id, rev } })
    noteCatalogueChange()
    done(retired ? words.restoredNow : words.retiredNow)
  }
  const opens = (key: 'confirm' | 'below' | 'beside', { id }: Entry): RowAction => ({
    key,
    label: words[key],
    onPress: () => openForm(`${key}-${id}`),
  })
  return (entry) => {
    const [edit, remove] = ['edit', 'remove'].map((key) => usual(entry).filter((act) => act.key === key))
    return [
      ...(edit ?? []),
      ...(may(confirmCategory) && !entry.confirmed ? [opens('confirm', entry)] : []),
      ...(may(addCategory) && entry.level < deepest ? [opens('below', entry)] : []),
      ...(may(addCategory) ? [opens('beside', entry)] : []),
      ...(may(retireCategory)
        ? [
            {
              key: 'retire',
              label: t(entry.retired ? words.restore : words.retire),
              onPress: () => turn(entry),
            },
          ]
        : []),
      ...(entry.forms.length > 0
        ? [{ key: 'rulings', label: t(words.rulings), onPress: () => openRulings(String(entry.id)) }]
        : []),
      ...(remove ?? []),
    ]
  }
}

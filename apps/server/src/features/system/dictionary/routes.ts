// Reading dictionaries.
import { readDictionary } from '@register/contract/system/dictionary'
import { handle, type Route } from '../../../http/handle.ts'

export const dictionaryRoutes = (): Route[] => [
  handle(readDictionary, async ({ db, say }, { params }) => {
    const rows = await db
      .selectFrom('dict_item')
      .select(['value', 'label_zh', 'label_en', 'is_default'])
      .where('type', '=', params.type)
      .where('status', '=', 'active')
      .orderBy('sort')
      .execute()
    return rows.map((row) => ({
      value: row.value,
      label: say([row.label_zh, row.label_en]),
      isDefault: row.is_default,
    }))
  }),
]

// Dictionaries: their tree next to the entries of the chosen one; forms open in drawers.
import {
  addDictItem,
  changeDictItem,
  exportDictItems,
  itemRowFields,
  listDictItems,
  removeDictItems,
  sortDictItems,
  type DictItem,
} from '@register/contract/system/dictionary/item'
import { dictTypeTree, type TypeBranch } from '@register/contract/system/dictionary/type'
import { maxPageSize } from '@register/contract/page'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useLang, useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { MoreMenu } from '../../../kit/action/MoreMenu.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { FieldFilter } from '../../../kit/record/FieldFilter.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/table/FilterBar.tsx'
import { TextFilter, TreeFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import type { RowKey } from '../../../kit/table/view/viewProps.ts'
import { BesideTree, SideTree, type SideNode } from '../SideTree.tsx'
import { ItemForm } from './ItemForm.tsx'
import { useItemWrite } from './useItemWrite.ts'
import { SortDrawer } from './SortDrawer.tsx'
import { TypeForm } from './TypeForm.tsx'
import { useTypeOptions } from './useTypeOptions.ts'
import { useTypeActs } from './useTypeActs.ts'
import { removeItemsAsk, words } from './words.ts'

const status = itemRowFields.filter(({ key }) => key === 'status')

const asSide = (tree: readonly TypeBranch[]): SideNode[] =>
  tree.map(({ id, name, type, items, status: state, children }) => ({
    id,
    name,
    note: children.length > 0 ? type : `${type} · ${items}`,
    status: state,
    children: asSide(children),
  }))

const flat = (tree: readonly TypeBranch[]): TypeBranch[] => tree.flatMap((one) => [one, ...flat(one.children)])

export function DictionaryPage() {
  const say = useSay()
  const zh = useLang() === 'zh'
  const may = useMay()
  const wide = useWide('lg')
  const { ask, done } = useFeedback()
  const list = useRecordList(itemRowFields)
  const { data: tree = [] } = useRead(dictTypeTree, {})
  const options = useTypeOptions(tree, 'type')
  const chosen = flat(tree).find(({ type }) => type === list.filters['type'])
  const choose = (type: string | undefined) => list.setFilters({ type })
  const [itemForm, openItem] = useFormDrawer('form')
  const [typeForm, openType] = useFormDrawer('dictionary')
  const [sorting, setSorting] = useState<readonly DictItem[]>()
  const [keys, setKeys] = useState<RowKey[]>([])
  const erase = useItemWrite(removeDictItems)
  const typeActs = useTypeActs(chosen, { openForm: openType, onGone: () => choose(undefined) })
  const actions = useRecordActs<DictItem>({
    name: ({ labelZh, labelEn }) => (zh ? labelZh : labelEn),
    change: { asks: changeDictItem, by: ({ id }) => ({ onPress: () => openItem(String(id)) }) },
    remove: { asks: removeDictItems, by: ({ id }) => erase.mutateAsync({ params: { ids: String(id) } }) },
  })
  const {
    type,
    value,
    labelZh,
    labelEn,
    isDefault,
    tone,
    status: state,
    sort: place,
    ...columns
  } = useFieldColumns(itemRowFields, zh ? 'labelZh' : 'labelEn')
  const [label, other] = zh ? [labelZh, labelEn] : [labelEn, labelZh]
  /** All entries of the dictionary, whatever page and filters the list has. */
  async function sort(of: TypeBranch) {
    const items: DictItem[] = []
    for (let pageNum = 1; items.length < of.items; pageNum++) {
      const page = await call(listDictItems, { query: { type: of.type, pageNum, pageSize: maxPageSize } })
      items.push(...page.list)
      if (page.list.length < maxPageSize) break
    }
    setSorting(items)
  }
  async function removeChosen(ids: readonly RowKey[]) {
    const sure = await ask({ title: say(removeItemsAsk(ids.length)), yes: say(words.removeMany), danger: true })
    if (!sure) return
    await erase.mutateAsync({ params: { ids: ids.join(',') } })
    setKeys([])
    done(words.removed)
  }
  const start = (
    <Allow may={addDictItem}>
      <Action
        kind="primary"
        icon="add"
        label={say(chosen ? words.newItem : words.chooseToAdd)}
        disabled={!chosen}
        onPress={() => openItem('new')}
      />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)}>
        <MoreMenu worded label={say(words.more)} acts={typeActs} />
        <ExportAction endpoint={exportDictItems} list={list} fileName={say(words.title)} />
        {chosen && may(sortDictItems) && (
          <Action icon="grip" label={say(words.sort)} disabled={chosen.items < 2} onPress={() => sort(chosen)} />
        )}
        {start}
      </PageHead>
      <BesideTree
        tree={
          wide && (
            <SideTree
              words={words.tree}
              nodes={asSide(tree)}
              chosen={chosen?.id}
              onChoose={(id) => choose(flat(tree).find((one) => one.id === id)?.type)}
            />
          )
        }
      >
        <FilterBar list={list} first={<TextFilter name="keyword" label={say(words.search)} />}>
          {!wide && <TreeFilter name="type" label={say(words.tree.label)} options={options} />}
          {status.map((field) => (
            <FieldFilter key={field.key} field={field} />
          ))}
        </FilterBar>
        <DataTable
          endpoint={listDictItems}
          list={list}
          name="settings/dictionary"
          label={say(words.title)}
          columns={[
            { ...label, width: 220, fixed: 'start' },
            { ...value, width: 150 },
            // With a chosen dictionary the tree shows it.
            { ...type, width: 150, hidden: chosen !== undefined },
            { ...state, width: 100 },
            { ...isDefault, width: 80, draw: (row: DictItem) => row.isDefault && isDefault.draw?.(row) },
            { ...tone, width: 90, draw: (row: DictItem) => row.tone && tone.draw?.(row) },
            { ...other, width: 200 },
            { ...place, hidden: true },
            ...Object.values(columns),
          ]}
          rowKey={({ id }) => id}
          rowName={(row) => (zh ? row.labelZh : row.labelEn)}
          actions={actions}
          {...(may(removeDictItems) && {
            chosen: {
              keys,
              onChange: setKeys,
              acts: [{ key: 'remove', label: say(words.removeMany), kind: 'danger' as const, onPress: removeChosen }],
            },
          })}
          empty={{ text: say(chosen ? words.empty : words.chooseFirst), action: start }}
        />
      </BesideTree>
      <ItemForm form={itemForm} into={chosen} onClose={() => openItem(undefined)} />
      <TypeForm form={typeForm} tree={tree} under={chosen?.id ?? null} onClose={() => openType(undefined)} />
      {sorting && chosen && <SortDrawer type={chosen.type} items={sorting} onClose={() => setSorting(undefined)} />}
    </ListPage>
  )
}

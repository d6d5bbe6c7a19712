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
import { addDictType, dictTypeTree, type TypeBranch } from '@register/contract/system/dictionary/type'
import { maxPageSize } from '@register/contract/page'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { MoreMenu } from '../../../kit/action/MoreMenu.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { textColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { treeField } from '../../../kit/filter/treeField.ts'
import { TreeFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import type { RowKey } from '../../../kit/table/view/viewProps.ts'
import { BesideTree, SideTree, type SideNode } from '../SideTree.tsx'
import { ItemForm } from './ItemForm.tsx'
import { useItemWrite } from './useItemWrite.ts'
import { SortDrawer } from './SortDrawer.tsx'
import { TypeForm } from './TypeForm.tsx'
import { useTypeOptions } from './useTypeOptions.ts'
import { flat, useTypeActs } from './useTypeActs.ts'
import { goneOf, removeItemsAsk, words } from './words.ts'

const asSide = (tree: readonly TypeBranch[]): SideNode[] =>
  tree.map(({ id, name, type, items, status: state, children }) => ({
    id,
    name,
    note: children.length > 0 ? type : `${type} · ${items}`,
    status: state,
    children: asSide(children),
  }))

export function DictionaryPage() {
  const t = useTranslate()
  const zh = useLang() === 'zh'
  const may = useMay()
  const wide = useWide('lg')
  const { done } = useFeedback()
  const list = useRecordList(itemRowFields, { place: wide ? 'type' : undefined })
  const dictionaries = useRead(dictTypeTree, {}).data
  const tree = dictionaries ?? []
  const options = useTypeOptions(tree, 'type')
  const chosen = flat(tree).find(({ type }) => type === list.filters['type'])
  const choose = (type: string | undefined) => list.setFilters({ type })
  /** The address names one that is not there any more: somebody has deleted it, or given it another key. */
  const gone = dictionaries && !chosen ? list.filters['type'] : undefined
  const [itemForm, openItem] = useFormDrawer('form')
  const [typeForm, openType] = useFormDrawer('dictionary')
  const [sorting, setSorting] = useState<readonly DictItem[]>()
  const [keys, setKeys] = useState<RowKey[]>([])
  const erase = useItemWrite(removeDictItems)
  const typeActs = useTypeActs(chosen, { openForm: openType, onGone: () => choose(undefined) })
  const actions = useRecordActs<DictItem>({
    name: ({ labelZh, labelEn }) => t([labelZh, labelEn]),
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
  const [named, other] = zh ? [labelZh, labelEn] : [labelEn, labelZh]
  const label = textColumn({ ...named, text: (row: DictItem) => t([row.labelZh, row.labelEn]) })
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
    await erase.mutateAsync({ params: { ids: ids.join(',') } })
    setKeys([])
    done(words.removed)
  }
  const start = (
    // An entry belongs to a dictionary: while none is chosen, what can be added is a dictionary.
    <Allow may={chosen ? addDictItem : addDictType}>
      <Action
        kind="primary"
        icon="add"
        label={chosen ? words.newItem : words.newType}
        onPress={() => (chosen ? openItem('new') : openType('new'))}
      />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <MoreMenu worded label={words.more} acts={typeActs} />
        <ExportAction endpoint={exportDictItems} of={listDictItems} list={list} fileName={words.title} />
        {chosen && may(sortDictItems) && (
          <Action icon="grip" label={words.sort} disabled={chosen.items < 2} onPress={() => sort(chosen)} />
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
        <RecordFilters
          list={list}
          rowFields={itemRowFields}
          quick={['status']}
          name="settings/dictionary"
          search={words.search}
          further={{
            field: treeField('type', words.tree.label, options),
            filter: !wide && <TreeFilter name="type" label={words.tree.label} options={options} />,
          }}
        />
        {gone !== undefined && (
          <Notice
            tone="warn"
            title={goneOf(gone)}
            action={<Action small label={words.showAll} onPress={() => choose(undefined)} />}
          />
        )}
        <DataTable
          endpoint={listDictItems}
          list={list}
          name="settings/dictionary"
          label={words.title}
          columns={[
            { ...label, width: 340, fixed: 'start' },
            { ...value, width: 160 },
            // With a chosen dictionary the tree shows it.
            { ...type, width: 150, under: 'value', hidden: chosen !== undefined },
            { ...state, width: 100 },
            { ...isDefault, width: 80, draw: (row: DictItem) => row.isDefault && isDefault.draw?.(row) },
            { ...tone, width: 90, under: 'status', draw: (row: DictItem) => row.tone && tone.draw?.(row) },
            { ...other, width: 200, under: label.key },
            { ...place, hidden: true },
            ...Object.values(columns),
          ]}
          rowKey={({ id }) => id}
          rowName={(row) => t([row.labelZh, row.labelEn])}
          actions={actions}
          {...(may(removeDictItems) && {
            chosen: {
              keys,
              onChange: setKeys,
              acts: [
                {
                  key: 'remove',
                  label: words.removeMany,
                  kind: 'danger' as const,
                  question: {
                    title: (count: number) => removeItemsAsk(count),
                    yes: words.removeMany,
                    danger: true,
                  },
                  onPress: removeChosen,
                },
              ],
            },
          })}
          empty={{ text: chosen ? words.empty : words.chooseFirst, action: start }}
        />
      </BesideTree>
      <ItemForm
        form={gone !== undefined && itemForm === 'new' ? undefined : itemForm}
        into={chosen}
        onClose={() => openItem(undefined)}
      />
      <TypeForm
        form={typeForm}
        tree={tree}
        under={chosen?.id ?? null}
        onClose={() => openType(undefined)}
        onAdded={choose}
      />
      {sorting && chosen && <SortDrawer type={chosen.type} items={sorting} onClose={() => setSorting(undefined)} />}
    </ListPage>
  )
}

// The equipment catalogue as a tree, found by code or name; an entry is edited in a drawer.
import {
  addCategory,
  exportCatalogue,
  type CatalogueRow,
  type FormName,
} from '@register/contract/business/category/office'
import { catalogueLists } from '@register/contract/business/category/lists'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import { kindLabels, kindNames } from '@register/contract/rules/parameters/kindNames'
import type { Phrase } from '@register/contract/phrase'
import { optionsOf } from '@register/contract/record/shape'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { ExportRows } from '../../../kit/record/ExportAction.tsx'
import { textColumn } from '../../../kit/table/column.tsx'
import { figureColumn, tagsColumn } from '../../../kit/table/columnKinds.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { TableView } from '../../../kit/table/TableView.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { FormRulings } from './FormRulings.tsx'
import { rowOf, useCatalogue, useFormNames } from './useCatalogue.ts'
import { headings, useCatalogueTree, type Branch } from './useCatalogueTree.ts'
import { useCategoryActs } from './useCategoryActs.ts'
import { words } from './words.ts'
import { useListFields } from '../useListFields.ts'

type Say = (phrase: Phrase) => string

const kindOf = (key: string): Phrase => kindNames.find((kind) => kind.key === key)?.label ?? [key, key]

/** What is unusual about an entry. */
const marksOf = ({ retired, confirmed, list }: CatalogueRow): Phrase[] => [
  ...(retired ? [words.retired] : []),
  ...(confirmed ? [] : [words.notConfirmed]),
  ...(list === 'none' ? [words.unlisted] : []),
]

const nameOf = (t: Say, { heading, entry }: Branch): string => {
  if (!entry) return t(heading ?? ['', ''])
  const name = t([entry.nameZh, entry.nameEn])
  return isPrintedCode(entry.code) ? `${entry.code} ${name}` : name
}

const columnsFor = (t: Say, forms: readonly FormName[] | undefined) => [
  {
    ...textColumn<Branch>({ key: 'name', title: words.name, width: 300, text: (branch) => nameOf(t, branch) }),
    narrow: 'head' as const,
    draw: (branch: Branch) => {
      const name = nameOf(t, branch)
      return branch.entry ? <span title={name}>{name}</span> : <strong>{name}</strong>
    },
  },
  tagsColumn<Branch>({
    key: 'marks',
    title: words.marks,
    width: 160,
    tags: ({ entry }) => (entry ? marksOf(entry).map((one) => t(one)) : []),
  }),
  figureColumn<Branch>({
    key: 'published',
    title: words.published,
    width: 96,
    figure: ({ entry }) => entry?.published ?? null,
  }),
  figureColumn<Branch>({
    key: 'records',
    title: words.records,
    under: 'published',
    width: 96,
    figure: ({ entry }) => entry?.records ?? null,
  }),
  textColumn<Branch>({
    key: 'formKind',
    title: words.formKind,
    width: 150,
    narrow: 'hidden',
    text: ({ entry }) => (entry ? t(kindOf(entry.formKind)) : null),
  }),
  tagsColumn<Branch>({
    key: 'forms',
    title: words.forms,
    under: 'formKind',
    width: 200,
    tags: ({ entry }) =>
      (entry?.forms ?? []).map((key) => t(forms?.find((form) => form.key === key)?.label ?? [key, key])),
  }),
  textColumn<Branch>({
    key: 'source',
    title: words.source,
    width: 192,
    narrow: 'hidden',
    text: ({ entry }) => (entry && entry.list !== 'none' ? entry.source : null),
  }),
  textColumn<Branch>({
    key: 'edition',
    title: words.edition,
    under: 'source',
    width: 120,
    narrow: 'hidden',
    text: ({ entry }) => (entry && entry.list !== 'none' ? entry.edition : null),
  }),
]

export function CatalogueList() {
  const t = useTranslate()
  const list = useListState({ filters: ['keyword', 'formKind', 'list', 'retired', 'confirmed'] })
  const { among } = useListFields()
  const catalogue = useCatalogue()
  const { data: forms } = useFormNames()
  const [form, openForm] = useFormDrawer('form')
  const [ruled, openRulings] = useAddressed('rulings')
  const actions = useCategoryActs(openForm, openRulings)
  const { found, count, own } = useCatalogueTree(catalogue.data, list.filters)
  const filtered = Object.keys(list.filters).length > 0
  const start = (
    <Allow may={addCategory}>
      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
    </Allow>
  )
  const trueOrFalse = (yes: Phrase, no: Phrase) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]
  const yesNo = (yes: Phrase, no: Phrase) =>
    trueOrFalse(yes, no).map(({ value, label }) => ({ value, label: t(label) }))
  const options = (of: Readonly<Record<string, Phrase>>) =>
    optionsOf(of).map(({ value, label }) => ({ value, label: t(label) }))
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <ExportRows
          endpoint={exportCatalogue}
          count={catalogue.data && { total: own }}
          list={list}
          fileName={words.title}
        />
        {start}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={words.search} />}
        conditions={{
          name: 'business/category',
          quick: ['list', 'formKind', 'retired', 'confirmed'],
          fields: [
            among('list', words.list, optionsOf(catalogueLists)),
            among('formKind', words.formKind, optionsOf(kindLabels)),
            among('retired', words.marks, trueOrFalse(words.retired, words.inUse)),
            among('confirmed', words.code, trueOrFalse(words.isConfirmed, words.notConfirmed)),
          ],
        }}
      >
        <ChoiceFilter name="list" label={words.list} options={options(catalogueLists)} />
        <ChoiceFilter name="formKind" label={words.formKind} options={options(kindLabels)} />
        <ChoiceFilter name="retired" label={words.marks} options={yesNo(words.retired, words.inUse)} />
        <ChoiceFilter name="confirmed" label={words.code} options={yesNo(words.isConfirmed, words.notConfirmed)} />
      </FilterBar>
      <TableView
        // A new search unfolds every branch again; otherwise a folded branch would hide what the search found.
        key={JSON.stringify([list.filters, catalogue.data !== undefined])}
        list={list}
        rows={catalogue.data && found}
        total={count}
        error={catalogue.error && !catalogue.isFetching ? catalogue.error : undefined}
        paged={false}
        name="business/category"
        label={words.title}
        tree="children"
        treeOpen={filtered ? true : headings}
        columns={columnsFor(t, forms)}
        rowKey={({ key }) => key}
        rowName={(branch) => nameOf(t, branch)}
        actions={({ entry }) => (entry ? actions(entry) : [])}
        empty={{ text: words.empty, action: start }}
        onRefresh={async () => catalogue.refetch()}
      />
      <FormRulings entry={rowOf(catalogue.data, ruled ?? '')} onClose={() => openRulings(undefined)} />
      <CategoryForm form={form} rows={catalogue.data} onClose={() => openForm(undefined)} />
    </ListPage>
  )
}

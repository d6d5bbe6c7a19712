// Departments and bodies as a tree, found by name, code or head; one is edited in a drawer.
import { addDept, changeDept, deptStates, deptTree, removeDept } from '@register/contract/system/dept/dept'
import type { DeptBranch } from '@register/contract/system/dept/tree'
import { useMemo, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { statusColumn, textColumn } from '../../../kit/table/column.tsx'
import { figureColumn, tagsColumn } from '../../../kit/table/columnKinds.tsx'
import type { FilterField } from '../../../kit/filter/field.ts'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useAdded } from '../../../kit/table/added/added.ts'
import { TableView } from '../../../kit/table/TableView.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { useCategories } from '../../business/useCategories.ts'
import { BodyCodes } from './codes/BodyCodes.tsx'
import { words as codeWords } from './codes/words.ts'
import { DeptForm } from './DeptForm.tsx'
import { words } from './words.ts'

/** A branch without children has no list of them, so that the table shows no arrow. */
type Branch = Omit<DeptBranch, 'children'> & { children?: Branch[] }

/** The matching branches with their ancestors; below a match every branch is shown. */
function fitting(nodes: readonly DeptBranch[], fits: (node: DeptBranch) => boolean): Branch[] {
  return nodes.flatMap(({ children, ...node }) => {
    const below = fitting(children, fits({ ...node, children }) ? () => true : fits)
    if (below.length === 0 && !fits({ ...node, children })) return []
    return [{ ...node, ...(below.length > 0 && { children: below }) }]
  })
}

const count = (nodes: readonly Branch[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)

export function DeptList() {
  const t = useTranslate()
  const may = useMay()
  const list = useListState({ filters: ['keyword', 'status'] })
  const tree = useRead(deptTree, {})
  const { nameOf } = useCategories()
  const stateField: FilterField = {
    value: 'status',
    label: ['状态', 'Status'],
    type: 'select',
    operators: ['='],
    extend: { data: deptStates.map(({ value, label }) => ({ value, label: label })) },
  }
  const [form, openForm] = useFormDrawer('form')
  const erase = useWrite(removeDept, { refreshes: [deptTree] })
  const { keyword = '', status } = list.filters
  const rows = useMemo(() => {
    const wanted = keyword.toLowerCase()
    const found = fitting(tree.data ?? [], ({ name, bodyCode, leader }) =>
      [name, bodyCode, leader].some((text) => text.toLowerCase().includes(wanted)),
    )
    const inState = (nodes: readonly Branch[]): Branch[] =>
      nodes.flatMap(({ children = [], ...node }) => {
        const below = inState(children)
        return node.status === status || below.length > 0
          ? [{ ...node, ...(below.length > 0 && { children: below }) }]
          : []
      })
    return status ? inState(found) : found
  }, [tree.data, keyword, status])
  const changes = useRecordActs<Branch>({
    name: ({ name }) => name,
    change: { asks: changeDept, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: { asks: removeDept, by: ({ id }) => erase.mutateAsync({ params: { id } }), text: words.removeText },
  })
  const below = ({ id, status: state }: Branch) =>
    may(addDept) && state === 'active'
      ? [{ key: 'below', label: t(words.addBelow), onPress: () => openForm(`under-${id}`) }]
      : []
  const added = useAdded(deptTree, `${keyword} ${status ?? ''}`)
  const [body, setBody] = useState<Branch>()
  const codes = (row: Branch) =>
    row.bodyCode ? [{ key: 'codes', label: t(codeWords.open), onPress: () => setBody(row) }] : []
  const start = (
    <Allow may={addDept}>
      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        {start}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={words.search} />}
        conditions={{ name: 'system/dept', quick: ['status'], fields: [stateField] }}
      >
        <ChoiceFilter
          name="status"
          label={['状态', 'Status']}
          options={deptStates.map(({ value, label }) => ({ value, label: label }))}
        />
      </FilterBar>
      <TableView
        added={added?.id}
        // A new search unfolds every branch again; otherwise a folded branch would hide what the search found.
        key={`${keyword} ${status ?? ''}`}
        list={list}
        rows={tree.data && rows}
        total={count(rows)}
        error={tree.error && !tree.isFetching ? tree.error : undefined}
        paged={false}
        name="settings/dept"
        label={words.title}
        tree="children"
        treeOpen
        columns={[
          textColumn<Branch>({ key: 'name', title: words.name, width: 300, narrow: 'head', text: ({ name }) => name }),
          textColumn<Branch>({
            key: 'bodyCode',
            title: ['机构代码', 'Body code'],
            width: 96,
            text: ({ bodyCode }) => bodyCode,
          }),
          tagsColumn<Branch>({
            key: 'categories',
            title: words.approved,
            width: 220,
            tags: ({ approval, categories }) => (approval === 'all' ? [t(words.everything)] : categories.map(nameOf)),
          }),
          textColumn<Branch>({ key: 'leader', title: ['负责人', 'Head'], width: 110, text: ({ leader }) => leader }),
          figureColumn<Branch>({ key: 'users', title: ['人员', 'People'], width: 72, figure: ({ users }) => users }),
          statusColumn<Branch>({
            key: 'status',
            title: ['状态', 'Status'],
            width: 110,
            status: (row) => {
              const { tone, label } = deptStates.find(({ value }) => value === row.status) ?? deptStates[1]
              return { tone, label: label }
            },
          }),
        ]}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row) => [...changes(row).slice(0, 1), ...codes(row), ...below(row), ...changes(row).slice(1)]}
        empty={{ text: words.empty, action: start }}
        onRefresh={async () => tree.refetch()}
      />
      {body && <BodyCodes body={body} onClose={() => setBody(undefined)} />}
      <DeptForm form={form} onClose={() => openForm(undefined)} />
    </ListPage>
  )
}

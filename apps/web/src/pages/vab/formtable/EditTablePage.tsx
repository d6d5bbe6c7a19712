// The table that is edited in place: its props, its messages, and its state without rows.
import { sampleKinds } from '@register/contract/demo/sample'
import { badFields } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { EditTable, type EditColumn } from '../../../kit/edit/EditTable.tsx'
import { validateRows } from '../../../kit/values/validate.ts'
import { useForm } from '../../../kit/values/useForm.ts'
import { Example } from '../Example.tsx'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { flag, Settings } from '../Settings.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { DeclaredFields } from './DeclaredFields.tsx'

const words = {
  all: ['增删、排序与上限', 'Adding, removing, order and a limit'],
  allText: [
    '表头的加号与下方按钮追加一行模板的深拷贝；指向或聚焦行号时它变为删除按钮；手柄可拖动，也可用空格键与方向键移动。',
    'The plus in the head and the button below add a deep copy of the template; the number of a row becomes a delete button when pointed at or focused; the grip drags, or moves by space and arrow keys.',
  ],
  errors: ['逐格提示', 'Messages per cell'],
  errorsText: [
    '规则不符时提示在该格下面；服务器按路径给出的说明也一样，整行的说明在首格。',
    'A broken rule is shown below its cell, like messages of the server by path; a message about a whole row is shown in its first cell.',
  ],
  empty: ['没有数据', 'No data'],
  emptyText: [
    '没有行时显示说明；不能添加和删除时只能改写。',
    'Without rows the table says so; without adding and deleting, rows can only be edited.',
  ],
  parts: ['送检部件', 'Parts sent in'],
  none: ['没有部件', 'No parts'],
  add: ['添加部件', 'Add a component'],
  value: ['当前的值', 'Value now'],
  refuse: ['模拟服务器的说明', 'Show the messages of the server'],
  taken: ['型号已登记在另一份报告上', 'This model is in another report already'],
  wholeRow: ['此行与第 1 行重复', 'This row repeats row 1'],
} as const satisfies Record<string, Phrase>

interface Part {
  name: string | null
  kind: string | null
  count: number | null
  on: string | null
}

const columns: EditColumn<Part>[] = [
  { field: { key: 'name', label: ['名称', 'Name'], type: 'text', required: true, maxLength: 20 } },
  {
    field: {
      key: 'kind',
      label: ['设备种类', 'Kind'],
      type: 'choice',
      options: Object.entries(sampleKinds).map(([value, label]) => ({ value, label })),
    },
    width: 'middle',
  },
  { field: { key: 'count', label: ['数量', 'Quantity'], type: 'integer', min: 1, max: 99 }, width: 'small' },
  { field: { key: 'on', label: ['收样日期', 'Received'], type: 'date' }, width: 'middle' },
]
const template: Part = { name: null, kind: 'elevator', count: 1, on: null }
const first: Record<'parts' | 'wrong', readonly Part[]> = {
  parts: [
    { name: '曳引机', kind: 'elevator', count: 2, on: '2026-03-02' },
    { name: '限速器', kind: 'elevator', count: 1, on: '2026-03-05' },
    { name: '起升机构', kind: 'crane', count: 4, on: null },
  ],
  wrong: [{ ...template, name: '曳引机', count: 200 }, template],
}
const cells = columns.map(({ field }) => field)
const validate = (values: typeof first) =>
  (['parts', 'wrong'] as const).flatMap((path) => validateRows(path, cells, values[path]))
const refusal = badFields([
  { field: 'wrong.0.name', phrase: words.taken },
  { field: 'wrong.1', phrase: words.wholeRow },
])

export function EditTablePage() {
  const t = useTranslate()
  const [props, setProps] = useState({ sortable: true, hideAdd: false, hideDelete: false, max: 5 })
  const form = useForm(first, validate)
  const table = { form, columns, template, label: t(words.parts), addLabel: t(words.add) }
  const rowsOf = (path: keyof typeof first) => ({
    path,
    rows: form.values[path],
    onChange: (rows: Part[]) => form.setValues([path], (before) => ({ ...before, [path]: rows })),
  })
  return (
    <Showcase piece={pieceOf(formPieces, 'vab/formtable')}>
      <Example title={words.all} text={words.allText}>
        <Settings
          items={[
            flag('sortable'),
            flag('hideAdd'),
            flag('hideDelete'),
            { component: 'number', name: 'max', label: 'max', span: 6, options: { min: 1, max: 20 } },
          ]}
          value={props}
          onChange={setProps}
        />
        <div className="stack fit gap-16">
          <EditTable<Part> {...table} {...props} {...rowsOf('parts')} />
          <div role="group" aria-label={t(words.value)}>
            <p>{t(words.value)}</p>
            <pre className={`mono break-words no-margin tinted rounded pad-12 scroll ${styles['code']}`}>
              {JSON.stringify(form.values.parts)}
            </pre>
          </div>
        </div>
      </Example>
      <Example title={words.errors} text={words.errorsText}>
        <div className="stack fit gap-16">
          <EditTable<Part> {...table} {...rowsOf('wrong')} />
          <div>
            <Action label={words.refuse} onPress={() => form.showServerErrors(refusal)} />
          </div>
        </div>
      </Example>
      <Example title={words.empty} text={words.emptyText}>
        <EditTable<Part>
          {...table}
          label={words.none}
          path="none"
          rows={[]}
          hideAdd
          hideDelete
          onChange={() => undefined}
        />
      </Example>
      <DeclaredFields />
    </Showcase>
  )
}

// The description of a table that a record is written from: its names and kind, its columns, and those of its children.
import { z } from 'zod'
import type { Field } from '../../fields.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'
import { bodyOf, changeOf, columnsOf, rowOf, stamps } from '../../record/shape.ts'
import { childFields, childNames, columnFields, descriptionFields } from './fields.ts'
import { snake } from './naming.ts'
import { dictionaryIn } from './options.ts'

const column = bodyOf(columnFields)
const child = bodyOf(childFields)
export type GenColumn = z.output<typeof column>
export type GenChild = z.output<typeof child>
/** What columns and children have in common, of any type. */
export type AnyColumn = Pick<GenColumn, keyof GenChild>

/** As they are sent. */
export type GivenColumn = z.input<typeof column>
export type GivenChild = z.input<typeof child>

/** Columns a table may have. */
export const mostColumns = 60

const columnsLabel = ['列', 'Columns'] as const satisfies Phrase
const childrenLabel = ['子表的列', 'Columns of the children'] as const satisfies Phrase
const parts = {
  columns: labelled(z.array(column).min(2).max(mostColumns), columnsLabel),
  children: labelled(z.array(child).max(mostColumns), childrenLabel),
}

interface Fault {
  path: (string | number)[]
  phrase: Phrase
}

/** What one column says of itself that does not go together. */
function columnFaults({ type, source, maxLength, unique, required, searched, form }: GenColumn): [string, Phrase][] {
  const isText = type === 'text' || type === 'paragraph'
  const faults: [string, Phrase | false][] = [
    [
      'source',
      type !== 'choice' &&
        source !== '' && ['仅单选类型可填字典或选项', 'Dictionary or options: only a choice has them'],
    ],
    ['maxLength', !isText && maxLength !== null && ['仅文本类型可填长度', 'Length: only texts have one']],
    [
      'unique',
      unique && !(type === 'text' && required) && ['仅必填的单行文本可设为唯一', 'Unique: only a required text can be'],
    ],
    ['searched', searched && !isText && ['仅文本类型可被关键词搜索', 'Search: only texts can be searched']],
    ['form', required && !form && ['必填的列应在表单中', 'Form: a required column must be in the form']],
  ]
  return faults.flatMap(([key, phrase]) => (phrase ? [[key, phrase] as [string, Phrase]] : []))
}

const doubled = (path: string, keys: readonly string[]): Fault[] =>
  keys.flatMap((key, at) =>
    keys.findIndex((one) => snake(one) === snake(key)) < at
      ? [{ path: [path, at, 'key'], phrase: [`列“${key}”出现了两次`, `The column "${key}" appears twice`] }]
      : [],
  )

/** The column that a record is called by: the first required text of its form. */
export const calledBy = (columns: readonly GenColumn[]): GenColumn | undefined =>
  columns.find(({ type, required, form, listed }) => type === 'text' && required && form && listed)

interface Given {
  tableName: string
  kind: string
  columns: readonly GenColumn[]
  children: readonly GenChild[]
  childKey: string
  childTable: string
}

/** Everything in a description that is right by itself and does not go together. Paths as in the body. */
export function descriptionFaults({ tableName, kind, columns, children, childKey, childTable }: Given): Fault[] {
  const faults: Fault[] = columns.flatMap((one, at) =>
    columnFaults(one).map(([key, phrase]) => ({ path: ['columns', at, key], phrase })),
  )
  faults.push(
    ...doubled(
      'columns',
      columns.map(({ key }) => key),
    ),
  )
  if (!calledBy(columns))
    faults.push({
      path: ['columns'],
      phrase: [
        '列：至少应有一个必填、在列表和表单中的单行文本，记录以它称呼',
        'Columns: one must be a required text in list and form, which names a record',
      ],
    })
  if (kind === 'parent') {
    faults.push(
      ...doubled(
        'children',
        children.map(({ key }) => key),
      ),
    )
    if (children.length === 0)
      faults.push({
        path: ['children'],
        phrase: ['子表至少应有一列', 'Columns of the children: at least one is needed'],
      })
    for (const [at, one] of children.entries())
      if (one.type === 'choice' && dictionaryIn(one.source) !== undefined)
        faults.push({
          path: ['children', at, 'source'],
          phrase: ['子表的选项应直接写出', 'Dictionary or options: children take options only'],
        })
    for (const [at, { key }] of children.entries())
      if (snake(key) === `${tableName}_id`)
        faults.push({
          path: ['children', at, 'key'],
          phrase: [`“${key}”由生成的子表自用`, `"${key}" links children to their parent`],
        })
    if (columns.some(({ key }) => key === childKey))
      faults.push({
        path: ['childKey'],
        phrase: [`“${childKey}”已是一列的名称`, `Children in code: "${childKey}" is the name of a column`],
      })
    if (childTable === tableName)
      faults.push({
        path: ['childTable'],
        phrase: ['子表名不能与表名相同', 'Table of the children must differ from the table'],
      })
  }
  return faults
}

const written = [...descriptionFields, ...childNames] as const
export const descriptionRowFields = [...written, stamps.updatedBy, stamps.updatedAt] as const satisfies readonly Field[]
/** All that is kept in a column of its own. */
export const storedFields = written

/** Only of what is right part by part. */
function validate({ value, issues }: { value: unknown; issues: z.core.$ZodRawIssue[] }): void {
  if (issues.length > 0) return
  for (const { path, phrase } of descriptionFaults(value as Given)) issues.push(reasoned(path, value, phrase))
}

const together = telling(validate, {
  words: ['各列、子表与名称须相互一致', 'Columns, children and names go together'],
  names: ['columns', 'children', 'childKey', 'childTable'],
})

export const descriptionBody = bodyOf(written, parts).check(together)
export const descriptionChange = changeOf(written, parts).check(together)
/** A line of the list: without the columns. */
export const described = rowOf(descriptionRowFields)
export type Described = z.output<typeof described>
/** One description, whole. */
export const description = described.extend({
  columns: z.array(rowOf(columnFields).omit({ id: true, rev: true })),
  children: z.array(rowOf(childFields).omit({ id: true, rev: true })),
})
export type Description = z.output<typeof description>
export const descriptionColumns = columnsOf(descriptionRowFields)

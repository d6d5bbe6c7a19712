// What is said of a table and of its columns, field by field, each checked by the rules of names and labels.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { chosen, inList, named, optionsOf } from '../../record/shape.ts'
import { englishProblem, keyProblem, labelProblem, nounProblem, tableProblem } from './naming.ts'
import { sourceProblem } from './options.ts'

/** plain: as posts · tree: each may stand under another · parent: each has rows of its own in a second table. */
export const kinds = {
  plain: ['普通', 'Normal'],
  tree: ['树形', 'Tree'],
  parent: ['主子表', 'Parent with children'],
} as const satisfies Record<string, Phrase>
export type Kind = keyof typeof kinds

/** Where its files stand, and the menu it appears in. */
export const areas = {
  business: ['业务', 'Business'],
  system: ['系统管理', 'System'],
} as const satisfies Record<string, Phrase>
export type Area = keyof typeof areas

const ofParents = { key: 'kind', is: ['parent'] } as const

export const descriptionFields = [
  {
    key: 'tableName',
    label: ['表名', 'Table'],
    hint: ['数据库中的表名', 'Its name in the database'],
    example: 'test_bench',
    maxLength: 30,
    rule: tableProblem,
    ...named,
  },
  {
    key: 'noun',
    label: ['代码名称', 'Name in code'],
    hint: ['文件、接口和权限的名称，单数', 'Of files, paths and permissions; the singular'],
    example: 'testBench',
    maxLength: 20,
    rule: nounProblem,
    ...named,
  },
  { key: 'labelZh', label: ['中文名称', 'Name in Chinese'], maxLength: 20, rule: labelProblem, ...named },
  {
    key: 'labelEn',
    label: ['英文名称', 'Name in English'],
    hint: ['单数，例如 Test bench', 'The singular, such as Test bench'],
    maxLength: 40,
    rule: englishProblem,
    type: 'text',
    required: true,
    ...inList,
  },
  {
    key: 'pluralEn',
    label: ['英文复数', 'Plural in English'],
    example: 'Test benches',
    type: 'text',
    required: true,
    maxLength: 40,
    rule: englishProblem,
  },
  { key: 'area', label: ['所属模块', 'Area'], options: optionsOf(areas), ...chosen },
  { key: 'kind', label: ['类型', 'Type'], options: optionsOf(kinds), ...chosen },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** What the children of a parent are called; of other kinds nothing. */
export const childNames = [
  {
    key: 'childTable',
    label: ['子表名', 'Table of the children'],
    example: 'bench_channel',
    type: 'text',
    maxLength: 30,
    rule: tableProblem,
    required: ofParents,
  },
  {
    key: 'childKey',
    label: ['子表代码名称', 'Children in code'],
    hint: ['复数，例如 channels', 'The plural, such as channels'],
    type: 'text',
    maxLength: 20,
    rule: keyProblem,
    required: ofParents,
  },
  {
    key: 'childZh',
    label: ['子表中文名称', 'Children in Chinese'],
    type: 'text',
    maxLength: 20,
    rule: labelProblem,
    required: ofParents,
  },
  {
    key: 'childEn',
    label: ['子表英文名称', 'Children in English'],
    type: 'text',
    maxLength: 40,
    rule: englishProblem,
    required: ofParents,
  },
] as const satisfies readonly Field[]

/** The field types that a generated column can have. */
export const columnTypes = {
  text: ['单行文本', 'Text'],
  paragraph: ['多行文本', 'Paragraph'],
  integer: ['整数', 'Whole number'],
  decimal: ['小数', 'Decimal'],
  date: ['日期', 'Date'],
  choice: ['单选', 'Choice'],
  choices: ['多项', 'Several entries'],
  flag: ['是否', 'Yes or no'],
} as const satisfies Record<string, Phrase>
/** Column types of a child table, whose rows are edited in place. */
const { paragraph: _, choices: __, flag: ___, ...childTypes } = columnTypes

const nameFields = [
  { key: 'key', label: ['代码名称', 'Name in code'], type: 'text', required: true, maxLength: 30, rule: keyProblem },
  { key: 'labelZh', label: ['中文', 'Chinese'], type: 'text', required: true, maxLength: 20, rule: labelProblem },
  { key: 'labelEn', label: ['英文', 'English'], type: 'text', required: true, maxLength: 40, rule: englishProblem },
] as const satisfies readonly Field[]
const sourceFields = [
  { key: 'maxLength', label: ['长度', 'Length'], type: 'integer', min: 8, max: 2000 },
  {
    key: 'source',
    label: ['字典或选项', 'Dictionary or options'],
    type: 'text',
    maxLength: 1000,
    rule: sourceProblem,
    required: { key: 'type', is: ['choice'] },
  },
] as const satisfies readonly Field[]

export const columnFields = [
  ...nameFields,
  { key: 'type', label: ['类型', 'Type'], type: 'choice', required: true, options: optionsOf(columnTypes) },
  ...sourceFields,
  { key: 'required', label: ['必填', 'Required'], type: 'flag' },
  { key: 'unique', label: ['唯一', 'Unique'], type: 'flag' },
  { key: 'listed', label: ['列表', 'List'], type: 'flag' },
  { key: 'filter', label: ['筛选', 'Filter'], type: 'flag' },
  { key: 'searched', label: ['搜索', 'Search'], type: 'flag' },
  { key: 'form', label: ['表单', 'Form'], type: 'flag' },
] as const satisfies readonly Field[]

export const childFields = [
  ...nameFields,
  {
    key: 'type',
    label: ['类型', 'Type'],
    type: 'choice',
    required: true,
    options: optionsOf(childTypes),
  },
  ...sourceFields,
] as const satisfies readonly Field[]

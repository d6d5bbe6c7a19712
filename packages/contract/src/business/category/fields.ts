// The fields of an entry of the equipment catalogue as the office writes and reads them.
import type { Phrase } from '../../phrase.ts'
import { matching } from '../../fieldTypes/matching.ts'
import { telling } from '../../messages/said.ts'
import type { z } from 'zod'
import type { Field } from '../../fields.ts'
import { chosen, columnsOf, inList, named, optionsOf, rowOf, stamps } from '../../record/shape.ts'
import { categoryCodePattern, isPrintedCode, readCode } from '../../rules/categoryCode.ts'
import { kindLabels } from '../../rules/parameters/kindNames.ts'
import { formKindLabel } from '../../rules/parameters/labels.ts'
import { catalogueLists, unlistedSource } from './lists.ts'

/** Four digits or capital letters that no digit looks like; keys that the register gives itself are not entered. */
const codeProblem = telling(
  (value: string): Phrase | undefined => {
    const code = readCode(value)
    if (!/^[0-9A-Z]{4}$/.test(code))
      return ['应为四位数字或大写字母，例如 3110', 'must be four digits or capital letters such as 3110']
    if (!categoryCodePattern.test(code))
      return [
        '：不能有字母 I、L、O，在编号中会读作数字',
        ': the letters I, L and O cannot be used, because numbers with them are read as digits',
      ]
    return isPrintedCode(code)
      ? undefined
      : [
          '：Z 开头的内部编号由系统给出，不能填写',
          ': internal keys such as ZE01 are assigned by the register and cannot be entered',
        ]
  },
  {
    words: [
      '四位数字或大写字母，不含 I、L、O；不能是 Z 开头的内部编号',
      'Four digits or capital letters other than I, L and O; not an internal key such as ZE01',
    ],
  },
)

const sourceProblem = telling(
  (value: string): Phrase | undefined =>
    value === unlistedSource
      ? ['应为列出该品种的目录或规范', 'must be the catalogue or rule that lists the category']
      : undefined,
  { json: (schema) => ({ ...schema, not: { const: unlistedSource } }) },
)

export const categoryFields = [
  {
    key: 'code',
    label: ['代码', 'Code'],
    type: 'text',
    maxLength: 10,
    hint: [
      '四位数字或大写字母（不含 I、L、O），印在证书编号中；尚不知道代码时留空',
      'Four digits or capital letters other than I, L and O, as in certificate numbers. Leave it empty while the code is unknown',
    ],
    example: '3110',
    searched: true,
    rule: codeProblem,
    ...inList,
  },
  { key: 'parentCode', label: ['上级', 'Belongs to'], type: 'text', maxLength: 4, listed: 'hidden' },
  { key: 'nameZh', label: ['名称', 'Name in Chinese'], maxLength: 80, ...named },
  {
    key: 'nameEn',
    label: ['英文名称', 'Name in English'],
    maxLength: 120,
    rule: matching(/^\P{Script=Han}*$/u, ['不能含有汉字', 'must not contain Chinese characters']),
    ...named,
  },
  { key: 'formKind', label: formKindLabel, options: optionsOf(kindLabels), ...chosen },
  {
    key: 'forms',
    label: ['参数表', 'Parameter forms'],
    type: 'choices',
    hint: [
      '按所选顺序提供；不选则暂不能登记该品种',
      'Offered in this order. Without any, no reports can be registered for it yet',
    ],
    listed: true,
  },
  {
    key: 'source',
    label: ['来源', 'Source'],
    type: 'text',
    required: true,
    maxLength: 80,
    example: 'TSG T7007',
    rule: sourceProblem,
    ...inList,
  },
  {
    key: 'edition',
    label: ['版本', 'Edition'],
    type: 'text',
    required: true,
    maxLength: 40,
    example: '2022',
    ...inList,
  },
  {
    key: 'sort',
    label: ['显示顺序', 'Order'],
    type: 'integer',
    required: true,
    min: 0,
    max: 99_999,
    hint: ['同级之间从小到大；相同时按代码', 'Order among its neighbours, lowest first; by code where equal'],
    listed: 'hidden',
  },
] as const satisfies readonly Field[]

export const categoryRowFields = [
  ...categoryFields,
  { key: 'level', label: ['级别', 'Level'], type: 'integer', required: true, listed: 'hidden' },
  { key: 'list', label: ['所属清单', 'List'], options: optionsOf(catalogueLists), ...chosen },
  { key: 'confirmed', label: ['代码已确认', 'Code confirmed'], type: 'flag', ...inList },
  { key: 'retired', label: ['停用', 'Disabled'], type: 'flag', ...inList },
  stamps.updatedBy,
  stamps.updatedAt,
] as const satisfies readonly Field[]

/** Number of reports in this category and the categories below it. */
export const categoryCounts = [
  { key: 'published', label: ['已发布报告', 'Published reports'], type: 'integer', required: true, listed: true },
  { key: 'records', label: ['全部报告', 'All reports'], type: 'integer', required: true, listed: true },
] as const satisfies readonly Field[]

export const categoryEntry = rowOf(categoryRowFields)
export type CategoryEntry = z.output<typeof categoryEntry>
export const categoryColumns = columnsOf(categoryRowFields)

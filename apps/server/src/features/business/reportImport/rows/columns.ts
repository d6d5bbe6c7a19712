// The columns of a form kind's Excel sheet, from its declarations alone.
import { unstatedLabel } from '@register/contract/business/report/printed/unstated'
import { modelsField, wholeField } from '@register/contract/rules/coverage/shape'
import { reportFields } from '@register/contract/business/report/fields'
import type { FormKind, SubForm } from '@register/contract/rules/parameters/formKind'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { headingOf, spelling } from '../../../../files/fieldSheet.ts'

/** What a column contains: a field of the report, its form, a parameter, the coverage table, its mark and models, what the original leaves out, or the components as lines. */
export type ColumnPart =
  | 'field'
  | 'category'
  | 'form'
  | 'parameter'
  | 'coverage'
  | 'whole'
  | 'models'
  | 'unstated'
  | 'components'

export interface Column {
  part: ColumnPart
  /** The path of the value, as in messages: certificateNo, parameters.ratedLoad, coverage, components. */
  path: string
  /** Reads, writes and explains the cells; a parameter that differs between forms uses the one of the row's form. */
  field: Field
  /** The sub-forms that have the parameter. */
  forms?: readonly string[]
  label: Phrase
}

const componentsField: Field = {
  key: 'components',
  label: ['主要部件', 'Main components'],
  type: 'paragraph',
  hint: [
    '每行一个部件：名称 | 型号 | 证书编号 | 制造单位；内容中的 | 写作 \\|',
    'One per line: name | model | certificate No. | manufacturer. A | inside is written \\|',
  ],
  example: '限速器 | XS-1 | TSX F310 901 2025 0001 | 示例电梯有限公司',
}

const coverageField: Field = {
  key: 'coverage',
  label: ['覆盖范围', 'Coverage'],
  type: 'paragraph',
  hint: [
    '每行一种情形，各项条件用分号隔开：参数 ≤ 上限、参数 ≥ 下限、参数 = 所列值（多个用 | 隔开）、参数 "文字"',
    'One alternative per line, conditions parted by semicolons: parameter ≤ bound, parameter ≥ bound, parameter = values (several parted by |), parameter "text"',
  ],
}
const unstatedField: Field = {
  key: 'unstated',
  label: unstatedLabel,
  type: 'paragraph',
  hint: [
    '原件没有载明的项目的名称，用顿号隔开；未声明的空项公众看到“未登记”',
    'Names of what the original does not give, parted by commas. Other empty values read "Not registered"',
  ],
  example: '申请单位地址、总装图号',
}
const countryHint: Phrase = ['名称或两位代码，例如 中国、CN', 'Name or two-letter code, for example China or CN']

const linesOf = (field: Field): Field => ({
  ...field,
  type: 'paragraph',
  hint: ['每行一个型号', 'One model per line'],
})

/** First columns of exports, which imports ignore. */
export const exportOnly = {
  status: ['状态', 'Status'],
  body: ['型式试验机构', 'Type-testing body'],
} as const satisfies Record<string, Phrase>

/** Every column of a kind, all its sub-forms together, in the order of the sheet. */
export function sheetColumns(kind: FormKind): Column[] {
  const common = (reportFields as readonly Field[]).map((field): Column => ({
    part: field.key === 'categoryCode' ? 'category' : 'field',
    path: field.key,
    field: field.key === 'country' ? { ...field, hint: countryHint } : field,
    label: field.label,
  }))
  const own = (part: ColumnPart, field: Field): Column => ({ part, path: field.key, field, label: field.label })
  return distinguished(kind, [
    ...common.flatMap((column) => (column.part === 'category' ? [column, own('form', formField(kind))] : [column])),
    ...parameterColumns(kind),
    own('coverage', { ...coverageField, example: exampleOf(kind) }),
    own('whole', wholeField),
    own('models', linesOf(modelsField)),
    own('components', componentsField),
    own('unstated', unstatedField),
  ])
}

/** The values of the form column: the names of the kind's forms. */
const formField = (kind: FormKind): Field => ({
  key: 'subForm',
  label: subFormLabel,
  type: 'choice',
  options: kind.forms.map(({ key, label }) => ({ value: key, label })),
  hint: ['品种有多种参数表时填写；否则可留空', 'Where the category has several forms; may be empty otherwise'],
})

const allForms = (kind: FormKind, field: Field): readonly string[] => field.forms ?? kind.forms.map(({ key }) => key)

/** One column for each parameter, however many forms declare it. */
function parameterColumns(kind: FormKind): Column[] {
  const byKey = new Map<string, Column & { forms: readonly string[] }>()
  for (const field of kind.fields) {
    const known = byKey.get(field.key)
    byKey.set(field.key, {
      part: 'parameter',
      path: `parameters.${field.key}`,
      field: known?.field ?? field,
      label: known?.label ?? field.label,
      forms: [...(known?.forms ?? []), ...allForms(kind, field)],
    })
  }
  return [...byKey.values()]
}

/** Forms that a heading names before it says that there are more. */
const namedForms = 2

/** A heading with the names of the forms that have its parameter, since another parameter has the same heading. It names at most two forms, to stay short. */
function ofForms({ label }: Column, forms: readonly SubForm[]): Phrase {
  const [zh, en] = [0, 1].map((at) => forms.slice(0, namedForms).map((form) => form.label[at as 0 | 1]))
  const more = forms.length > namedForms
  return [
    `${label[0]}（${zh?.join('、')}${more ? '等' : ''}）`,
    `${label[1]} (${en?.join(', ')}${more ? ' and others' : ''})`,
  ]
}

/** Parameters whose heading would equal another one get the names of their forms: first the forms that no other parameter of that name has. */
function distinguished(kind: FormKind, columns: readonly Column[]): Column[] {
  const heads = columns.map((column) => headingOf(column).map(spelling))
  const used = [...Object.values(exportOnly).map((phrase) => phrase.map(spelling)), ...heads]
  const isLike = (one: readonly string[] = [], other: readonly string[] = []) =>
    one[0] === other[0] || one[1] === other[1]
  return columns.map((column, at) => {
    const like = used.filter((head) => isLike(head, heads[at]))
    if (column.part !== 'parameter' || like.length < 2) return column
    const others = columns.filter((other, place) => other !== column && isLike(heads[place], heads[at]))
    const isShared = ({ key }: SubForm) => others.some(({ forms = [] }) => forms.includes(key))
    const forms = kind.forms.filter(({ key }) => column.forms?.includes(key))
    const label = ofForms(
      column,
      forms.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b))),
    )
    return { ...column, label }
  })
}

/** An example line for the sheet, of the first parameters of the kind that have a limit. */
const exampleOf = ({ fields }: FormKind): string =>
  fields
    .filter(({ coverage, example }) => coverage === 'upTo' && example !== undefined)
    .slice(0, 2)
    .map(({ label, example }) => `${label[0]} ≤ ${example}`)
    .join('; ')

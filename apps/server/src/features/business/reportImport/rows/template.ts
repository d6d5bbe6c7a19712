// The template of an import: the columns of a form kind to fill in, each explained.
import { formIn } from '@register/contract/rules/parameters/byCategory'
import {
  chosenForm,
  fixedValue,
  formsOf,
  type FormKind,
  type ParameterForm,
} from '@register/contract/rules/parameters/formKind'
import { categoryInCell, isPrintedCode } from '@register/contract/rules/categoryCode'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import { testRuleOf } from '@register/contract/rules/parameters/testRule'
import { isPartDayKey } from '@register/contract/rules/days/partDays'
import { badField } from '@register/contract/errors'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../../access/ctx.ts'
import { templateBook, type TemplateColumn } from '../../../../files/fieldSheet.ts'
import { allCategories, type Category } from '../../category/service.ts'
import { sheetColumns, type Column } from './columns.ts'

/** The forms of the sheet that have the column, unless all of them do. */
function onlyFor(all: readonly ParameterForm[], { forms: own }: Column): Phrase | undefined {
  const forms = own ? all.filter(({ form }) => own.includes(form.key)) : []
  if (forms.length === 0 || forms.length === all.length) return undefined
  const names = (at: 0 | 1, between: string) => forms.map(({ form }) => form.label[at]).join(between)
  return [`仅用于：${names(0, '、')}`, `Only for: ${names(1, ', ')}`]
}

/** Of the dates that old papers print in part; the columns of drafts and of old certificates are the same. */
const partAllowed: Phrase = [
  '已有证书的原件只印有年或年月的，照原件填写，例如 2016、2016年2月',
  'For an existing certificate whose original prints the year or the month alone, as printed, such as 2016 or 2016年2月',
]

/** The kind whose examples the fields declare. */
const elevator = 'elevator'

/** Whether the sheet needs the column. A sheet for one category has no parameters of other forms, no retired ones, none with a single value, and a form column only where there is a choice. */
const asks = (forms: readonly ParameterForm[], isChoice: boolean, { part, field }: Column): boolean =>
  part === 'form'
    ? isChoice
    : part !== 'parameter' ||
      forms.some(({ fields }) =>
        fields.some((one) => one.key === field.key && !one.former && fixedValue(one) === undefined),
      )

/** A column as the forms of the sheet declare it: for a single form with that form's bounds and options. */
function fieldIn(forms: readonly ParameterForm[], { part, field }: Column): Field {
  if (part === 'form') return { ...field, options: forms.map(({ form }) => ({ value: form.key, label: form.label })) }
  const [only] = forms.length === 1 && part === 'parameter' ? forms : []
  return only?.fields.find(({ key }) => key === field.key) ?? field
}

/** The examples of the kind, because the declared ones are those of a lift and mislead the writer of a crane. */
function examplesOf(kind: FormKind, { code, name }: Category, say: (phrase: Phrase) => string): Record<string, string> {
  return {
    categoryCode: categoryInCell(code, say(name)),
    // The register keeps Chinese names, so the example is one for every writer.
    productName: name[0],
    testBasis: testRuleOf(code, kind.key) ?? '',
    ...(isPrintedCode(code) && { certificateNo: `TSX ${code} 901 2026 0001` }),
    ...(kind.key !== elevator && {
      reportNo: '2026-0001',
      model: 'KX-1',
      manufacturerName: say(['示例制造有限公司', 'Example Manufacturing Co., Ltd.']),
      foreignName: 'Example Manufacturing Co., Ltd.',
      components: '',
    }),
  }
}

export interface TemplateFor {
  categoryCode?: string | undefined
  /** One of the category's forms; its default one when missing. */
  subForm?: string | undefined
}

/** The forms of a sheet: one where a form is given or only one exists, all that the category allows where each row must choose. Refuses a form that the category does not allow. */
function formsFor(kind: FormKind, category: Category | undefined, subForm?: string): readonly ParameterForm[] {
  if (!category) return formsOf(kind)
  const { code: categoryCode, forms: allowed } = category
  const form = chosenForm(allowed, subForm)
  if (subForm && !form)
    throw badField('subForm', [
      `${subFormLabel[0]}：品种 ${categoryCode} 应为以下之一：${allowed.map((one) => one.form.key).join('、')}`,
      `${subFormLabel[1]} of category ${categoryCode} must be one of: ${allowed.map((one) => one.form.key).join(', ')}`,
    ])
  return (form ? [form] : allowed).map((one) => formIn(one, categoryCode))
}

/**
 * The workbook in the caller's language, and its purpose. With a category it has only the columns of its sub-form; refuses
 * a category that has no form of this kind.
 */
export async function importTemplate(
  ctx: Pick<Ctx, 'db' | 'say'>,
  kind: FormKind,
  asked: TemplateFor = {},
): Promise<{ bytes: Buffer; name: string }> {
  const { categoryCode } = asked
  const categories = [...(await allCategories(ctx)).values()].filter(
    (one) => one.leaf && !one.retired && one.formKind === kind.key,
  )
  const chosen = categoryCode ? categories.filter(({ code }) => code === categoryCode) : categories
  if (chosen.length === 0)
    throw badField('categoryCode', [
      `设备品种 ${categoryCode} 不属于${kind.label[0]}，没有模板`,
      `Category ${categoryCode} has no template of ${kind.label[1]}`,
    ])
  const inCell = ({ code, name }: Category) => categoryInCell(code, ctx.say(name))
  const offered = (one: Category) => (isPrintedCode(one.code) ? one.code : inCell(one))
  const [only] = categoryCode ? chosen : []
  const forms = formsFor(kind, only, asked.subForm)
  const isChoice = !only || only.forms.length > 1
  const [typical] = chosen
  const examples = typical ? examplesOf(kind, typical, ctx.say) : {}
  const withExample = (field: Field, { part }: Column): Field => {
    const example = part === 'parameter' ? undefined : examples[field.key]
    return example === undefined ? field : { ...field, example }
  }
  const columns = sheetColumns(kind)
    .filter((column) => !categoryCode || asks(forms, isChoice, column))
    .map((column): TemplateColumn => ({
      field: withExample(fieldIn(forms, column), column),
      label: column.label,
      ...(column.part === 'category'
        ? {
            // The notes have the other entries: their names are too long for a list of choices, which holds few characters.
            choices: chosen.length === 1 ? chosen.map(offered) : chosen.map(({ code }) => code).filter(isPrintedCode),
            allowed: chosen.map(inCell).join('\n'),
          }
        : {}),
      after: isPartDayKey(column.path) ? partAllowed : onlyFor(forms, column),
    }))
  const form = asked.subForm ? forms[0]?.form : undefined
  return {
    bytes: await templateBook(ctx.say, kind.label, columns),
    name: only
      ? [...(isPrintedCode(only.code) ? [only.code] : []), ctx.say(form?.label ?? only.name)].join(' ')
      : ctx.say(kind.label),
  }
}

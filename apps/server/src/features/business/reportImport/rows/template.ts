// The template of an import: the columns of a form kind to fill in, each explained.
import { fixedValue, formIn, type FormKind, type ParameterForm } from '@register/contract/business/parameters/formKind'
import { badField } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../../access/ctx.ts'
import { templateBook, type TemplateColumn } from '../../../../files/fieldSheet.ts'
import { allCategories } from '../../category/service.ts'
import { sheetColumns, type Column } from './columns.ts'

/** The sub-forms that have the column, when not all of them do. */
function formsOf(kind: FormKind, { forms: own }: Column): Phrase | undefined {
  const forms = own ? kind.forms.filter((form) => own.includes(form.key)) : []
  if (forms.length === 0 || forms.length === kind.forms.length) return undefined
  const names = (at: 0 | 1, between: string) => forms.map((form) => form.label[at]).join(between)
  return [`仅用于：${names(0, '、')}`, `Only for: ${names(1, ', ')}`]
}

/** What a sheet for one form leaves out: parameters of others, and what the form leaves no choice of. */
const asks = (form: ParameterForm, { part, field }: Column): boolean =>
  part !== 'parameter' || form.fields.some((one) => one.key === field.key && fixedValue(one) === undefined)

/**
 * The workbook in the caller's language, and what it is for. With a category it has only the columns of its sub-form; refuses
 * a category that has none of this kind.
 */
export async function importTemplate(
  ctx: Pick<Ctx, 'db' | 'say'>,
  kind: FormKind,
  categoryCode?: string,
): Promise<{ bytes: Buffer; name: string }> {
  const categories = [...(await allCategories(ctx)).values()].filter(
    (one) => one.leaf && !one.retired && one.formKind === kind.key,
  )
  const chosen = categoryCode ? categories.filter(({ code }) => code === categoryCode) : categories
  const form = categoryCode ? formIn([kind], { categoryCode }) : undefined
  if (chosen.length === 0)
    throw badField('categoryCode', [
      `设备品种 ${categoryCode} 不属于${kind.label[0]}，没有模板`,
      `Category ${categoryCode} has no template of ${kind.label[1]}`,
    ])
  const columns = sheetColumns(kind)
    .filter((column) => !form || asks(form, column))
    .map((column): TemplateColumn => ({
      field: column.field,
      label: column.label,
      ...(column.part === 'category'
        ? {
            choices: chosen.map((one) => one.code),
            allowed: chosen.map((one) => `${one.code} ${ctx.say(one.name)}`).join('\n'),
          }
        : {}),
      // Where there is one sub-form, no column is for some of them only.
      after: form ? undefined : formsOf(kind, column),
    }))
  const [only] = categoryCode ? chosen : []
  return {
    bytes: await templateBook(ctx.say, ['型式试验报告', 'Type-test reports'], columns),
    name: only ? `${only.code} ${ctx.say(only.name)}` : ctx.say(kind.label),
  }
}

// The template of an import: the columns of a form kind to fill in, each explained.
import { formIn, type FormKind } from '@register/contract/business/parameters/formKind'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../../access/ctx.ts'
import { templateBook, type TemplateColumn } from '../../../../files/fieldSheet.ts'
import { allCategories } from '../../category/service.ts'
import { sheetColumns, type Column } from './columns.ts'

/** The sub-forms that have the column, when not all of them do. */
function formsOf(kind: FormKind, { field }: Column): Phrase | undefined {
  const forms = field.forms ? kind.forms.filter((form) => field.forms?.includes(form.key)) : []
  if (forms.length === 0) return undefined
  const names = (at: 0 | 1, between: string) => forms.map((form) => form.label[at]).join(between)
  return [`仅用于：${names(0, '、')}`, `Only for: ${names(1, ', ')}`]
}

/** The workbook in the caller's language. */
export async function importTemplate(ctx: Pick<Ctx, 'db' | 'say'>, kind: FormKind): Promise<Buffer> {
  const categories = [...(await allCategories(ctx)).values()].filter(
    (one) => one.leaf && !one.retired && formIn([kind], { categoryCode: one.code }),
  )
  const columns = sheetColumns(kind).map((column): TemplateColumn => ({
    field: column.field,
    label: column.label,
    ...(column.part === 'category'
      ? {
          choices: categories.map((one) => one.code),
          allowed: categories.map((one) => `${one.code} ${ctx.say(one.name)}`).join('\n'),
        }
      : {}),
    after: formsOf(kind, column),
  }))
  return templateBook(ctx.say, ['型式试验报告', 'Type-test reports'], columns)
}

// What a certificate from before the register must state; nothing else is required of it (docs/rules/reports.md#old-records and docs/decisions/0048-old-records-as-their-paper-says.md).
import type { FieldError } from '../../../errors.ts'
import { isEmpty, type Field } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'

/** An old certificate states at least one of these. */
const oneOf: readonly { keys: readonly string[]; phrase: Phrase }[] = [
  {
    keys: ['certificateNo', 'reportNo'],
    phrase: ['证书编号和报告编号至少填写一项', 'Certificate No. or Report No.: give at least one'],
  },
  {
    keys: ['productName', 'model'],
    phrase: ['产品名称和型号至少填写一项', 'Product name or Model: give at least one'],
  },
  { keys: ['manufacturerName'], phrase: ['制造单位必须填写', 'Manufacturer is required'] },
]

/** Values required of an old certificate, reported at the first field that could state them; all others may be missing. */
export const lackedByOld = (content: object): FieldError[] => {
  const values = content as Readonly<Record<string, unknown>>
  return oneOf
    .filter(({ keys }) => keys.every((key) => isEmpty(values[key])))
    .map(({ keys: [field = ''], phrase }) => ({ field, phrase }))
}

const alwaysStated = new Set(['categoryCode', 'manufacturerName'])

/** The field for an old certificate: required values may be missing, because old certificates do not state all of them. */
export const asOnOldPaper = (field: Field): Field =>
  alwaysStated.has(field.key) ? field : { ...field, required: false }

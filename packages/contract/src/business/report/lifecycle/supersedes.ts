// The certificate that a report replaces, as its writer states it.
import type { Field } from '../../../fields.ts'

/** The certificate that this one replaces. */
export interface Replaced {
  id: number
  certificateNo: string
}

/** Not printed on a certificate, therefore not among the report fields; drawn next to the numbers. */
export const supersedesField: Field = {
  key: 'supersedesId',
  label: ['替代的证书', 'Replaces'],
  type: 'integer',
  hint: ['本机构已发布、由这份证书替代的证书', 'A published certificate of your body that this one replaces'],
}

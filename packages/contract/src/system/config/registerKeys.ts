// Keys of the register's rules: what the head office decides for every body.
import type { ConfigKeys } from './key.ts'

export const registerKeys = {
  firstDay: {
    class: 'register',
    type: 'date',
    default: '',
    label: ['登记起始日', 'First day of the register'],
    hint: [
      '自该日起发证的，须先在本系统申请编号，或由总局确认；此前的证书可按“已有证书”登记。不填则不限制',
      'Certificates issued from this day on need an application of this register, or the head office confirms them. Older ones are entered as existing certificates. Empty: no limit',
    ],
  },
} as const satisfies ConfigKeys

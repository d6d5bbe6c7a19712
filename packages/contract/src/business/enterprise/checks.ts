// What a reviewer compares before an account may act for a company: each is stated, and kept with the decision.
import type { Phrase } from '../../phrase.ts'

/** Of the company and the person that a request states. */
export const companyChecks = {
  name: ['执照上的企业名称与申请的企业名称逐字相同', 'The name on the licence is the name asked for, letter by letter'],
  code: ['执照上的统一社会信用代码与申请的相同', 'The credit code on the licence is the one asked for'],
  seal: [
    '授权书盖有该企业公章，公章上的名称与执照相同',
    'The authorisation bears the seal of this company, with the name of the licence',
  ],
  person: ['授权书写明的姓名和职务与申请的相同', 'The authorisation names the person and post of the request'],
} as const satisfies Record<string, Phrase>
export type CompanyCheck = keyof typeof companyChecks
export const companyCheckKeys = Object.keys(companyChecks) as [CompanyCheck, ...CompanyCheck[]]

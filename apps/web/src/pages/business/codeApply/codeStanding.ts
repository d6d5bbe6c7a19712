// The state of an application's code: reserved during the review, issued, or void.
import type { ApplicationStatus } from '@register/contract/business/codeApply/shape'

export type CodeStanding = 'reserved' | 'issued' | 'void'

const standings: Readonly<Record<ApplicationStatus, CodeStanding>> = {
  applied: 'reserved',
  expert: 'reserved',
  returned: 'reserved',
  issued: 'issued',
  used: 'issued',
  rejected: 'void',
  withdrawn: 'void',
  voided: 'void',
}

export const codeStanding = (status: ApplicationStatus): CodeStanding => standings[status]

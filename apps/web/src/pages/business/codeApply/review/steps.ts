// What differs between the two review steps: permissions, list, decisions and texts.
import {
  listByHead,
  listBySociety,
  reviewByHead,
  reviewBySociety,
} from '@register/contract/business/codeApply/codeApply'
import { reviewWords } from '../words.ts'

export const steps = {
  head: {
    list: listByHead,
    decide: reviewByHead,
    action: 'reviewHead',
    title: reviewWords.head,
    text: reviewWords.headText,
    pass: reviewWords.pass,
  },
  society: {
    list: listBySociety,
    decide: reviewBySociety,
    action: 'reviewSociety',
    title: reviewWords.society,
    text: reviewWords.societyText,
    pass: reviewWords.passIssue,
  },
} as const
/** The keys of the decisions, shown in their buttons. */
export const keysOf = { pass: 'p', return: 'r', reject: 'x' } as const

export type Step = keyof typeof steps

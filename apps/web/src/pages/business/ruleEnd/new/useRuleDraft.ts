// The form of a new end by rule: the rule, and the certificates by conditions or by numbers.
import { chosenOf, numbersIn, type ChoiceDraft } from '@register/contract/business/ruleEnd/choice'
import { ruleEndFields } from '@register/contract/business/ruleEnd/office'
import {
  certificateChoices,
  chosenLabels,
  mostRuleNumbers,
  ruleEndWays,
  type RuleEndWay,
} from '@register/contract/business/ruleEnd/shape'
import type { Field } from '@register/contract/fields'
import { optionsOf } from '@register/contract/record/shape'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { atMostNumbers, longNumber } from '../words.ts'

export interface RuleEndDraft {
  title: string
  announcementNo: string
  link: string
  effectiveDate: string
  sentenceZh: string
  sentenceEn: string
  reason: string
  chosen: ChoiceDraft
}

const fresh: RuleEndDraft = {
  title: '',
  announcementNo: '',
  link: '',
  effectiveDate: '',
  sentenceZh: '',
  sentenceEn: '',
  reason: '',
  chosen: { way: 'conditions', categories: [], issuedFrom: '', issuedTo: '', certificate: 'either', numbers: '' },
}

function numbersFault(text: string) {
  const numbers = numbersIn(text)
  const long = numbers.find((one) => one.length > 100)
  if (long) return longNumber(long)
  return numbers.length > mostRuleNumbers ? atMostNumbers(mostRuleNumbers) : undefined
}

const byConditions = { key: 'way', is: ['conditions'] }
const byNumbers = { key: 'way', is: ['numbers'] }

const wayField: Field = {
  key: 'way',
  label: ['选取方式', 'Chosen by'],
  type: 'choice',
  required: true,
  options: optionsOf(ruleEndWays),
}
const conditionFields: readonly Field[] = [
  { key: 'categories', label: chosenLabels.categories, type: 'choices', required: byConditions },
  { key: 'issuedFrom', label: chosenLabels.issuedFrom, type: 'date' },
  {
    key: 'issuedTo',
    label: chosenLabels.issuedTo,
    type: 'date',
    required: byConditions,
    hint: ['之后发证的不受影响', 'Certificates issued after this day are not affected'],
  },
  {
    key: 'certificate',
    label: ['证书编号', 'Certificate No.'],
    type: 'choice',
    required: byConditions,
    options: optionsOf(certificateChoices),
  },
]
const numberFields: readonly Field[] = [
  {
    key: 'numbers',
    label: chosenLabels.numbers,
    type: 'paragraph',
    required: byNumbers,
    maxLength: 600_000,
    rule: numbersFault,
    hint: [
      `证书编号或报告编号，每行一个，也可用逗号或分号分隔，最多 ${mostRuleNumbers} 个`,
      `Numbers of certificates or reports: one a line, or between commas or semicolons, at most ${mostRuleNumbers}`,
    ],
  },
]

/** The fields of the way that was chosen. */
export const choiceFields = (way: RuleEndWay): readonly Field[] => [
  wayField,
  ...(way === 'numbers' ? numberFields : conditionFields),
]

/** What a preview needs, by the paths of the whole form. */
export const previewFields = (way: RuleEndWay): readonly Field[] => [
  ...ruleEndFields.filter(({ key }) => key === 'effectiveDate'),
  ...choiceFields(way).map((field) => ({ ...field, key: `chosen.${field.key}` })),
]

const inside = ({ chosen }: RuleEndDraft) => ({ chosen: choiceFields(chosen.way) })

/** The input outlives a reload. */
export const useRuleDraft = () => useDraft(fresh, ruleEndFields, { name: 'ruleEnd new' }, { inside })

export const askedOf = ({ chosen, effectiveDate }: RuleEndDraft) => ({ chosen: chosenOf(chosen), effectiveDate })
export type Asked = ReturnType<typeof askedOf>
export const isSame = (one: Asked | undefined, other: Asked): boolean => JSON.stringify(one) === JSON.stringify(other)

// What of a draft is wrong, and what of it can be saved meanwhile: the wrong values stay on the screen, their last good ones in the register.
import { dateErrors, numberErrors } from '@register/contract/business/content/fitting'
import { asOnOldPaper, lackedByOld } from '@register/contract/business/content/oldPapers'
import { faultsOf } from '@register/contract/business/coverage/faults'
import { reportFields } from '@register/contract/business/reportFields'
import { componentFields } from '@register/contract/business/reportShape'
import { shanghaiDay } from '@register/contract/dates'
import type { FieldError } from '@register/contract/errors'
import { isEmpty, type Field } from '@register/contract/fields'
import type { Complaint, Phrases } from '../../../../kit/values/formState.ts'
import { judgeFields, judgeRows } from '../../../../kit/values/judge.ts'
import {
  categoryOf,
  formOf,
  isBegun,
  parameterFields,
  subFormField,
  subFormOf,
  textBounds,
  type ComponentDraft,
  type Content,
  type CoverageDraft,
} from '../content.ts'
import { words } from './words.ts'

const numberOrNone = (bound: number | string | null) => (typeof bound === 'string' ? null : bound)

/** The rows without bounds that are a text, which are judged apart. */
const numbersOnly = (rows: readonly CoverageDraft[]) =>
  rows.map(({ conditions }) => ({
    conditions: conditions.map((one) => ({ ...one, from: numberOrNone(one.from), to: numberOrNone(one.to) })),
  }))

/** Rows with values but without a name: a part needs a name to be saved. */
const nameless = (rows: readonly ComponentDraft[]): Complaint[] =>
  rows.flatMap((row, at): Complaint[] =>
    isEmpty(row.name) && Object.values(row).some((value) => !isEmpty(value))
      ? [{ path: `components.${at}.name`, phrase: words.namePart, when: 'left' }]
      : [],
  )

/** Conditions with values but without a parameter: it is unknown what they apply to. */
const ofNothing = (rows: readonly CoverageDraft[]): Complaint[] =>
  rows.flatMap(({ conditions }, row) =>
    conditions.flatMap(({ parameter, from, to, values, text }, at): Complaint[] =>
      parameter === '' && [from, to, values, text].some((value) => !isEmpty(value))
        ? [{ path: `coverage.${row}.conditions.${at}.parameter`, phrase: words.chooseParameter, when: 'left' }]
        : [],
    ),
  )

const asLeft = ({ field, phrase }: FieldError): Complaint => ({ path: field, phrase, when: 'left' })

/** Everything that can be said of a content without asking the register; the server says the same at every save. */
export const judgeContent = (content: Content, asked = (field: Field): Field => field): Complaint[] => [
  ...judgeFields((reportFields as readonly Field[]).map(asked), content.fields),
  ...dateErrors(content.fields, shanghaiDay()).map(asLeft),
  ...judgeFields(parameterFields(content).map(asked), content.parameters, 'parameters.'),
  ...textBounds(content).map(asLeft),
  ...faultsOf(formOf(content), numbersOnly(content.coverage), content.coverageWhole).map(
    ({ field, phrase }): Complaint => ({
      path: field,
      phrase,
      when: 'at once',
    }),
  ),
  ...ofNothing(content.coverage),
  ...judgeRows('components', componentFields, content.components),
  ...nameless(content.components),
]

const unchosen = (content: Content): Complaint[] =>
  subFormField(content) && subFormOf(content) === null
    ? [{ path: 'subForm', phrase: words.chooseForm, when: 'asked' }]
    : []

/** Of a certificate from before the register: little has to be stated. Its number has any shape, and it may be of any of the forms: the server alone judges them. */
export const judgeExisting = (content: Content): Complaint[] => [
  ...judgeContent(content, asOnOldPaper).filter(({ path, when }) => path !== 'manufacturerName' || when !== 'asked'),
  ...lackedByOld(content.fields).map(({ field, phrase }): Complaint => ({ path: field, phrase, when: 'asked' })),
]

export const judgeIssued = (content: Content): Complaint[] => [
  ...judgeContent(content),
  ...unchosen(content),
  ...numberErrors({ ...content.fields, categoryCode: categoryOf(content) }).map(asLeft),
]

/** A condition that is of no parameter yet is never sent, so that the rest of its row can be saved. */
const isOfNothing = (path: string): boolean => /^coverage\.\d+\.conditions\.\d+\.parameter$/.test(path)

/** Paths of what is known to be wrong: by the form's own rules, or by what the server said of the very same values. */
export const wrongPaths = ({
  complaints,
  refused,
}: {
  complaints: readonly Complaint[]
  refused: Phrases
}): readonly string[] => [
  ...new Set([...complaints.filter(({ when }) => when !== 'asked').map(({ path }) => path), ...refused.keys()]),
]

function sentParameters(content: Content): Content['parameters'] {
  const sent = new Set(parameterFields(content).map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(content.parameters).filter(([key, value]) => sent.has(key) || isEmpty(value)),
  )
}

/** What the register holds of a content that was sent: rows that are only begun stay on the screen. */
export const asSent = (content: Content): Content => ({
  ...content,
  // What another form would have a place for is not sent: it is kept as typed until a form is chosen.
  parameters: sentParameters(content),
  coverage: content.coverage
    .map(({ conditions }) => ({ conditions: conditions.filter((one) => !isBegun(one)) }))
    .filter(({ conditions }) => conditions.length > 0),
  components: content.components.filter((row) => Object.values(row).some((value) => !isEmpty(value))),
})

/** The content with these paths as they were in `good`; rows go back as a whole. Nothing when a path is of neither. */
export function keepRight(content: Content, good: Content, paths: readonly string[]): Content | undefined {
  let kept = content
  for (const path of paths) {
    const [head = '', key = ''] = path.split('.')
    if (isOfNothing(path)) continue
    if (head === 'parameters')
      kept = { ...kept, parameters: { ...kept.parameters, [key]: good.parameters[key] ?? null } }
    else if (head === 'coverage') kept = { ...kept, coverage: good.coverage }
    else if (head === 'coverageModels') kept = { ...kept, coverageModels: good.coverageModels }
    else if (head === 'components') kept = { ...kept, components: good.components }
    else if (head === 'subForm') kept = { ...kept, subForm: good.subForm }
    else if (head === 'supersedesId') kept = { ...kept, supersedes: good.supersedes }
    else if (head in kept.fields) kept = { ...kept, fields: { ...kept.fields, [head]: good.fields[head] ?? null } }
    else return undefined
  }
  return kept
}

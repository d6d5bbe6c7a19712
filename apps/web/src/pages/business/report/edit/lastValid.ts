// Finds the wrong values of a draft and saves the rest: wrong values stay on the screen, and the register keeps their last good ones.
import { today } from '../../../../api/client/serverClock.ts'
import { dateErrors, dateNoteLacking } from '@register/contract/business/report/content/dateRelations'
import { asOnOldPaper, lackedByOld } from '@register/contract/business/report/content/oldPapers'
import { faultsOf } from '@register/contract/rules/coverage/writing/faults'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import type { HeldCode } from '@register/contract/rules/numbers/heldCodes'
import { numberErrors } from '@register/contract/rules/numbers/ownership'
import { isOfApplicant } from '@register/contract/business/report/parties/sameApplicant'
import { reportFields } from '@register/contract/business/report/fields'
import { componentFields } from '@register/contract/business/report/printed/component'
import { isPartDayKey } from '@register/contract/rules/days/partDays'
import type { FieldError } from '@register/contract/errors'
import { isEmpty, textOf, type Field } from '@register/contract/fields'
import type { FormError, Phrases } from '../../../../kit/values/formState.ts'
import { validateFields, validateRows } from '../../../../kit/values/validate.ts'
import {
  categoryOf,
  formOf,
  isBegun,
  parameterFields,
  printsOf,
  subFormField,
  subFormOf,
  textBounds,
  unstatedIn,
  type ComponentDraft,
  type Content,
  type CoverageDraft,
} from '../content.ts'
import { words } from './words.ts'

const numberOrNone = (bound: number | string | null) => (typeof bound === 'string' ? null : bound)

/** The rows without bounds that are text, because `textBounds` reports those. */
const numbersOnly = (rows: readonly CoverageDraft[]) =>
  rows.map(({ conditions }) => ({
    conditions: conditions.map((one) => ({ ...one, from: numberOrNone(one.from), to: numberOrNone(one.to) })),
  }))

/** Rows with values but without a name: a part needs a name to be saved. */
const nameless = (rows: readonly ComponentDraft[]): FormError[] =>
  rows.flatMap((row, at): FormError[] =>
    isEmpty(row.name) && Object.values(row).some((value) => !isEmpty(value))
      ? [{ path: `components.${at}.name`, phrase: words.namePart, when: 'left' }]
      : [],
  )

/** Conditions with values but without a parameter: it is unknown what they apply to. */
const ofNothing = (rows: readonly CoverageDraft[]): FormError[] =>
  rows.flatMap(({ conditions }, row) =>
    conditions.flatMap(({ parameter, from, to, values, text }, at): FormError[] =>
      parameter === '' && [from, to, values, text].some((value) => !isEmpty(value))
        ? [{ path: `coverage.${row}.conditions.${at}.parameter`, phrase: words.chooseParameter, when: 'left' }]
        : [],
    ),
  )

const asLeft = ({ field, phrase }: FieldError): FormError => ({ path: field, phrase, when: 'left' })

/** All errors that can be found without the server; the server checks the same at every save. */
export const validateContent = (content: Content, asked = (field: Field): Field => field): FormError[] => [
  ...validateFields((reportFields as readonly Field[]).map(asked), content.fields),
  ...dateErrors({ ...content.fields, asPrinted: content.asPrinted }, today()).map(asLeft),
  ...validateFields(parameterFields(content).map(asked), content.parameters, 'parameters.'),
  ...textBounds(content).map(asLeft),
  ...faultsOf(formOf(content), numbersOnly(content.coverage), content.coverageWhole).map(
    ({ field, phrase }): FormError => ({
      path: field,
      phrase,
      when: 'at once',
    }),
  ),
  ...ofNothing(content.coverage),
  ...validateRows('components', componentFields, content.components),
  ...nameless(content.components),
]

const unchosen = (content: Content): FormError[] =>
  subFormField(content) && subFormOf(content) === null
    ? [{ path: 'subForm', phrase: words.chooseForm, when: 'asked' }]
    : []

/** What the body of a record may enter: numbers with its codes, and those that the head office has confirmed for it. */
export interface OwnNumbers {
  codes: readonly HeldCode[]
  /** By their keys. */
  confirmed: readonly string[]
}

function ofNumber(content: Content, existing: boolean, own: OwnNumbers | undefined): FormError[] {
  const confirmed = own?.confirmed.includes(numberKey(textOf(content.fields['certificateNo'])))
  return numberErrors(
    { ...content.fields, asPrinted: content.asPrinted, categoryCode: categoryOf(content) },
    { codes: own?.codes, existing, confirmed, today: today() },
  ).map(asLeft)
}

/** The errors of a certificate from before the register: few fields are required, and its number is one of the body's own. */
export const validateExisting = (content: Content, own?: OwnNumbers): FormError[] => [
  ...(own ? ofNumber(content, true, own) : []),
  ...validateContent(content, asOnOldPaper).filter(({ path, when }) => path !== 'manufacturerName' || when !== 'asked'),
  ...lackedByOld(content.fields).map(({ field, phrase }): FormError => ({ path: field, phrase, when: 'asked' })),
]

/** What is missing of an applicant that is the manufacturer is reported of the manufacturer alone. */
const isRepeated = (content: Content, { path, when }: FormError): boolean =>
  content.sameApplicant && when === 'asked' && isOfApplicant(path)

export const validateIssued = (content: Content, own?: OwnNumbers): FormError[] => [
  ...validateContent(content).filter((one) => !isRepeated(content, one)),
  ...dateNoteLacking(content.fields).map(({ field, phrase }): FormError => ({ path: field, phrase, when: 'asked' })),
  ...unchosen(content),
  ...ofNumber(content, false, own),
]

/** A condition without a parameter is never sent, so that the rest of its row can be saved. */
const isOfNothing = (path: string): boolean => /^coverage\.\d+\.conditions\.\d+\.parameter$/.test(path)

/** Paths of wrong values: those that break the form's rules, and those that the server refused and that have not changed since. */
export const wrongPaths = ({
  errors,
  serverErrors,
}: {
  errors: readonly FormError[]
  serverErrors: Phrases
}): readonly string[] => [
  ...new Set([...errors.filter(({ when }) => when !== 'asked').map(({ path }) => path), ...serverErrors.keys()]),
]

function sentParameters(content: Content): Content['parameters'] {
  const sent = new Set(parameterFields(content).map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(content.parameters).filter(([key, value]) => sent.has(key) || isEmpty(value)),
  )
}

/** The content as the register stores it after a save: unfinished rows stay on the screen. */
export const asSent = (content: Content): Content => ({
  ...content,
  // Values that only another form has a field for are not sent: the browser keeps them as typed until a form is chosen.
  parameters: sentParameters(content),
  asPrinted: printsOf(content),
  unstated: unstatedIn(content),
  coverage: content.coverage
    .map(({ conditions }) => ({ conditions: conditions.filter((one) => !isBegun(one)) }))
    .filter(({ conditions }) => conditions.length > 0),
  components: content.components.filter((row) => Object.values(row).some((value) => !isEmpty(value))),
})

/** A date goes with what is printed of it: without that its first day would be stored as a whole one. */
function withDay(kept: Content, good: Content, key: string): Content {
  const print = good.asPrinted[key]
  return isPartDayKey(key) && print !== undefined ? { ...kept, asPrinted: { ...kept.asPrinted, [key]: print } } : kept
}

/** The content with the values at these paths taken from `good`; rows are replaced as a whole. Undefined when a path is unknown. */
export function keepLastValid(content: Content, good: Content, paths: readonly string[]): Content | undefined {
  let kept = content
  for (const path of paths) {
    const [head = '', key = ''] = path.split('.')
    if (isOfNothing(path)) continue
    if (head === 'parameters')
      kept = { ...kept, parameters: { ...kept.parameters, [key]: good.parameters[key] ?? null } }
    else if (head === 'coverage') kept = { ...kept, coverage: good.coverage }
    else if (head === 'coverageModels') kept = { ...kept, coverageModels: good.coverageModels }
    else if (head === 'asPrinted') kept = { ...kept, asPrinted: good.asPrinted }
    else if (head === 'unstated') kept = { ...kept, unstated: good.unstated }
    else if (head === 'components') kept = { ...kept, components: good.components }
    else if (head === 'subForm') kept = { ...kept, subForm: good.subForm }
    else if (head === 'supersedesId') kept = { ...kept, supersedes: good.supersedes }
    else if (head in kept.fields)
      kept = withDay({ ...kept, fields: { ...kept.fields, [head]: good.fields[head] ?? null } }, good, head)
    else return undefined
  }
  return kept
}

// The values of a record in the lines of its certificate, and its other public values: used by the public answer and by the printed certificate.
import { layoutOf, type CertificateLine } from '@register/contract/business/publicReport/certificate/layout'
import { conclusionText, modelText, testedAs } from '@register/contract/business/publicReport/certificate/words'
import type { Prints } from '@register/contract/business/report/printed/asPrinted'
import { unregisteredWord, unstatedText, unstatedWord } from '@register/contract/business/report/printed/unstated'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { groupsOf, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { DisplayedValue } from '@register/contract/business/publicReport/shown/displayed'
import type { ReportContent } from '@register/contract/business/report/shape'
import { reportFieldOf, reportFields } from '@register/contract/business/report/fields'
import { isEmpty, textOf, valueText, type Field } from '@register/contract/fields'
import type { Ctx } from '../../../../access/ctx.ts'
import { categoryPath, recordForm } from '../../category/service.ts'
import { publicContentOf, type CitedByKey, type Names, type ReportRecord } from '../../report/service.ts'
import { displayedValue } from './displayedValue.ts'
import { withFormer } from './formerly.ts'

interface CertificateFacts {
  layout: ReturnType<typeof layoutOf>
  form: ParameterForm | undefined
  parameters: Readonly<Record<string, unknown>>
  /** Values as the original writes them. */
  prints: Prints
  /** Keys of lines of which the writer states that the original does not give them. */
  unstated: ReadonlySet<string>
  components: ReportContent['components']
  /** The standing of the certificates of its parts. */
  cited: CitedByKey
  /** By the keys of the lines, without personal data. */
  values: Readonly<Record<string, unknown>>
}

/** The body under its name at issue, with the present one next to it where it was renamed since. */
function bodyAtIssue(ctx: Ctx, { body_id: id, issue_date: day }: ReportRecord, names: Names): string {
  const [then, now] = [names.body(id, day), names.body(id)]
  return then === now ? now : ctx.say([`${then}（现名：${now}）`, `${then} (now ${now})`])
}

/** The conclusion in the words of the paper. Where these are not registered, a certificate of the register prints the sentence of its rule. An earlier certificate shows the bare result, because nobody knows how its paper puts it. */
function conclusionOf(ctx: Ctx, { origin, form_kind, category_code }: ReportRecord, content: ReportContent) {
  const { conclusion, conclusionPrinted, testBasis } = content
  if (conclusionPrinted) return conclusionPrinted
  const field = reportFieldOf('conclusion')
  const text =
    origin === 'existing' && field
      ? valueText(field, conclusion)
      : conclusionText({
          conclusion,
          basis: testBasis ?? [],
          tested: testedAs(category_code),
          opening: layoutOf(form_kind).opening,
        })
  return text && !isEmpty(conclusion) ? ctx.say(text) : undefined
}

type Dated = Parameters<typeof withFormer>[3]

/** The companies with their former names; a stored version has no later ones to know. */
const formerNamed = (
  ctx: Ctx,
  { manufacturer_name, applicant_name, dated = [] }: ReportRecord & { dated?: Dated },
) => ({
  ...(manufacturer_name && { manufacturerName: withFormer(ctx, 'manufacturerName', manufacturer_name, dated) }),
  ...(applicant_name && { applicantName: withFormer(ctx, 'applicantName', applicant_name, dated) }),
})

/** The facts that a certificate prints, in the caller's language. */
export async function certificateFacts(
  ctx: Ctx,
  row: ReportRecord & { cited: CitedByKey; dated?: Dated },
  names: Names,
): Promise<CertificateFacts> {
  const content = publicContentOf(row)
  const form = recordForm(row)
  // The second level of the catalogue; undefined for an entry without parents.
  const aboveIt = (await categoryPath(ctx, row.category_code)).at(-2)
  return {
    layout: layoutOf(row.form_kind),
    form,
    parameters: content.parameters,
    prints: content.asPrinted,
    unstated: new Set(content.unstated),
    components: content.components,
    cited: row.cited,
    values: {
      ...content,
      certificateNo: printNo(row.certificate_no ?? ''),
      ...formerNamed(ctx, row),
      categoryClass: aboveIt === undefined ? '' : names.category(aboveIt),
      categoryCode: names.category(row.category_code),
      bodyName: bodyAtIssue(ctx, row, names),
      conclusion: conclusionOf(ctx, row, content),
    },
  }
}

/** Texts of lines that contain more than their field. */
const asText = (key: string): Field => ({ key, label: ['', ''], type: 'paragraph' })

function lineOf(ctx: Ctx, { key, label, withMain }: CertificateLine, facts: CertificateFacts): DisplayedValue {
  const { form, parameters, values } = facts
  const value = withMain ? ctx.say(modelText(textOf(values[key]), form, parameters, facts.prints)) : values[key]
  const field = key === 'conclusion' ? undefined : reportFieldOf(key)
  const { prints } = facts
  const line = { ...displayedValue(ctx, field ?? asText(key), value, { prints }), label: ctx.say(label) }
  if (!isEmpty(value)) return line
  return { ...line, value: ctx.say(facts.unstated.has(key) ? unstatedWord : unregisteredWord) }
}

/** Lines with their values; a line that is printed only if stated is left out when its value is empty. */
export const linesOf = (ctx: Ctx, lines: readonly CertificateLine[], facts: CertificateFacts): DisplayedValue[] =>
  lines.filter(({ key, ifStated }) => !ifStated || !isEmpty(facts.values[key])).map((line) => lineOf(ctx, line, facts))

type Layout = CertificateFacts['layout']
const allLines = ({ lines, annex }: Layout): readonly CertificateLine[] => [...lines, ...annex.lines]

/** All lines of the certificate and of its annex, in order: readers compare these with the paper. */
export const comparedLines = (ctx: Ctx, facts: CertificateFacts): DisplayedValue[] =>
  linesOf(ctx, allLines(facts.layout), facts)

/** The registered technical parameters, in their groups. */
export const parameterGroups = (ctx: Ctx, { form, parameters, prints, cited }: CertificateFacts): Answer['groups'] =>
  groupsOf(form)
    .map(({ key, label, fields }) => ({
      key,
      label: ctx.say(label),
      items: fields
        .filter((field) => field.public && !isEmpty(parameters[field.key]))
        .map((field) => displayedValue(ctx, field, parameters[field.key], { cited, prints })),
    }))
    .filter(({ items }) => items.length > 0)

/** Values of a record that have places of their own in the answer. */
const elsewhere = ['coverageText', 'coverageHeld', 'validTo', 'conclusionPrinted']

const knownPlaces = new WeakMap<Layout, { placed: ReadonlySet<string>; others: readonly Field[] }>()

/** The keys of what a layout has a place for, and the public fields that are left. */
function placesIn(layout: Layout) {
  const known = knownPlaces.get(layout)
  if (known) return known
  const placed = new Set<string>([...allLines(layout).map(({ key }) => key), ...elsewhere])
  const places = { placed, others: reportFields.filter((field: Field) => field.public && !placed.has(field.key)) }
  knownPlaces.set(layout, places)
  return places
}

/** Stated values that no line contains: parameters first, then other fields of the record. */
export function otherGroups(ctx: Ctx, facts: CertificateFacts): Answer['groups'] {
  const { form, values, prints } = facts
  const { placed, others } = placesIn(facts.layout)
  const rest = others.filter((field) => !isEmpty(values[field.key]))
  // In one line: an old paper may leave out dozens.
  const unstated = unstatedText(
    form,
    [...facts.unstated].filter((path) => !placed.has(path)),
  )
  const items = [
    ...(form ? [{ key: 'subForm', label: ctx.say(subFormLabel), value: ctx.say(form.form.label), unit: '' }] : []),
    ...rest.map((field) => displayedValue(ctx, field, values[field.key], { prints })),
    ...(unstated[0] === ''
      ? []
      : [{ key: 'unstated', label: ctx.say(unstatedWord), value: ctx.say(unstated), unit: '' }]),
  ]
  const record = { key: 'record', label: ctx.say(['登记信息', 'Registered details']), items }
  return [...parameterGroups(ctx, facts), ...(items.length > 0 ? [record] : [])]
}

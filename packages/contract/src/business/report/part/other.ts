// Whether the certificate that a record names for a part is of the maker and model that the record states for it (docs/decisions/0092-what-decides-coverage.md).
import { fold } from '../../../fold.ts'
import type { Phrase } from '../../../phrase.ts'
import { storedText } from '../../../text/storedText.ts'
import { isPlaceholder } from '../../../rules/coverage/spelling/placeholder.ts'
import { numberKey, printNo } from '../../../rules/numbers/certificateNo.ts'
import type { Cited } from './cited.ts'

/** A part as a record states it; what it leaves out differs from nothing. */
export interface StatedPart {
  model?: string | null | undefined
  maker?: string | null | undefined
  number?: string | null | undefined
}

/** number: the certificate is misprinted, and found by its probable reading · maker: registered under no name that may be the stated one · model: neither the certificate's model nor one that it lists. */
export const differences = ['number', 'maker', 'model'] as const
export type Difference = (typeof differences)[number]

const isStated = (text: string | null | undefined): text is string => !isPlaceholder(text ?? '')

/** Suffixes of company names, which documents write or leave out. */
const companyForms = /(集团|股份|有限责任公司|有限公司|公司|[(),.]|COMPANY|LIMITED|GMBH|INC|LTD|CO)/gu
/** The stored form before folding: an older certificate may print the same name in other code points. */
const spelled = (text: string): string => fold(storedText(text))
const bareCompany = (name: string): string => spelled(name).replace(companyForms, '')

/** Whether two names may mean the same: one contains the other, in any spelling. */
export function alike(a: string, b: string, bare: (name: string) => string = spelled): boolean {
  const [one, other] = [bare(a), bare(b)]
  return one.includes(other) || other.includes(one)
}

/** The models that a text names: certificates print several in one line. */
const modelsIn = (text: string): readonly string[] => [text, ...text.split(/[、，,；;]/u)].map(spelled)

/** In what the certificate is of another product than the record states; an empty list says only that no difference is known. */
export function differencesOf(stated: StatedPart, cited: Cited): Difference[] {
  const { maker, model } = stated
  const makers = [cited.manufacturerName, ...cited.formerNames].filter(isStated)
  const models = [cited.model, ...cited.models].filter(isStated)
  const found: Difference[] = []
  if (stated.number && numberKey(stated.number) !== numberKey(cited.certificateNo)) found.push('number')
  if (isStated(maker) && makers.length > 0 && !makers.some((name) => alike(maker, name, bareCompany)))
    found.push('maker')
  if (isStated(model) && models.length > 0 && !models.flatMap(modelsIn).includes(spelled(model))) found.push('model')
  return found
}

/** What the register has instead, to be compared by people: names in two languages, or a printed series, may yet mean the same. */
export function differenceText(
  difference: Difference,
  cited: Pick<Cited, 'certificateNo' | 'manufacturerName' | 'model'>,
): Phrase {
  if (difference === 'number')
    return [
      `证书编号按原件登记为“${cited.certificateNo}”，与格式不符；此处所列编号是其可能的编号，请核对`,
      `Registered as printed, “${cited.certificateNo}”, which does not follow the format; the number named here is its probable reading: please check`,
    ]
  return difference === 'maker'
    ? [
        `证书登记的制造单位是“${cited.manufacturerName}”，与此处所列不同，请核对`,
        `Registered for the manufacturer “${cited.manufacturerName}”, not for the one named here: please check`,
      ]
    : [
        `证书登记的型号是“${cited.model}”，与此处所列不同，请核对`,
        `Registered for the model “${cited.model}”, not for the one named here: please check`,
      ]
}

/** The same as a sentence about a part of a draft. */
export const differenceOf = (name: string, difference: Difference, cited: Cited): Phrase => {
  const [zh, en] = differenceText(difference, cited)
  const number = printNo(cited.certificateNo)
  return [`部件“${name}”的证书 ${number}：${zh}`, `Certificate ${number} of the component “${name}”: ${en}`]
}

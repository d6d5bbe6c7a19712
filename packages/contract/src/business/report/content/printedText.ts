// What a certificate says about its coverage in words, and whether its writer has stated that the table holds all of it (docs/decisions/0092-what-decides-coverage.md).
import { isEmpty, textOf, type Values } from '../../../fields.ts'
import type { CoverageFinding } from '../../../rules/coverage/check.ts'
import { saysNothing } from '../../../rules/coverage/spelling/placeholder.ts'

/** The parts of a content that contain such words. */
export interface Worded {
  coverageText?: string | null | undefined
  /** The very words of which the writer has stated that the table holds all they say. */
  coverageHeld?: string | null | undefined
  /** Some forms have a text of their own, under the same key. */
  parameters: Values
}

const spelled = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '')

/** The words on coverage: those of the record, then those of its form; empty when the certificate prints none. */
export const printedText = ({ coverageText, parameters }: Worded): string =>
  [coverageText ?? '', textOf(parameters['coverageText'])].filter((text) => !saysNothing(text)).join('\n')

/** Whether the statement is about the words as they are now: changed words have none until it is made again. */
export const isHeld = (content: Worded): boolean =>
  !isEmpty(content.coverageHeld) && spelled(content.coverageHeld ?? '') === spelled(printedText(content))

/** The content without a statement about other words. */
export const withOwnStatement = <C extends Worded>(content: C): C =>
  isEmpty(content.coverageHeld) || isHeld(content) ? content : { ...content, coverageHeld: null }

/** Words that bind the coverage to the certificate's own model. */
const asksSameModel = (text: string): boolean =>
  /同一?型号|相同型号|型号(均|须|应|必须)*(一致|相同)|(same|identical)(type)?model/i.test(spelled(text))

/** A yes says more than the table where the certificate prints words that nobody has compared with it: only the paper can tell then, as where they ask for the same model and another one is asked about. */
export function unlessWords(found: CoverageFinding, content: Worded): CoverageFinding {
  const text = printedText(content)
  const contradicts = found.isOtherModel && asksSameModel(text)
  if (found.answer !== 'covered' || text === '' || (isHeld(content) && !contradicts)) return found
  const { basis: _ofYes, ...rest } = found
  return {
    ...rest,
    answer: 'cannotTell',
    ground: 'printedText',
    missing: [...found.missing, { parameter: 'coverageText', what: 'text' }],
  }
}

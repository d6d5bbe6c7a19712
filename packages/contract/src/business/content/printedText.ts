// What a certificate says about its coverage in words, and whether its writer has stated that the table holds all of it. Decision 92.
import { isEmpty, textOf, type Values } from '../../fields.ts'
import type { Judgement } from '../coverage/judge.ts'
import { saysNothing } from '../coverage/spelling/placeholder.ts'

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

/** A yes says more than the table where the certificate prints words that nobody has compared with it: only the paper can tell then. */
export function unlessWords(found: Judgement, content: Worded): Judgement {
  if (found.answer !== 'covered' || printedText(content) === '' || isHeld(content)) return found
  const { basis: _ofYes, ...rest } = found
  return {
    ...rest,
    answer: 'cannotTell',
    ground: 'printedText',
    missing: [...found.missing, { parameter: 'coverageText', what: 'text' }],
  }
}

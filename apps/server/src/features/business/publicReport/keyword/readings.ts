// The possible meanings of a keyword of the public search: a company's credit code, a maker's licence, words as typed, or letters that stand for digits.
import { sql, type RawBuilder } from 'kysely'
import type { Understood } from '@register/contract/business/publicReport'
import { creditCodeProblem } from '@register/contract/business/numbers/creditCode'
import { fold } from '@register/contract/fold'
import { digitsMeant } from '@register/contract/keyword'
import { keywordWords } from '../../../../db/list.ts'

/** One way to read a keyword: words that must all be found, or a condition over the table `report`. */
export interface Reading {
  words?: readonly string[]
  only?: RawBuilder<boolean>
  /** Set where the keyword was read differently from how it was typed. */
  understood?: Understood
}

const creditCode = (code: string): Reading => ({
  only: sql<boolean>`(report.manufacturer_credit_code = ${code} or report.applicant_credit_code = ${code})`,
  understood: { as: 'creditCode', text: code },
})

/** Licences are only found by their whole number: TS, then letters and digits, with the year in which they end. */
const licence = /^TS\d{3}[0-9A-Z]{2,6}(?:19|20)\d{2}$/

const licenceNo = (number: string): Reading => ({
  only: sql<boolean>`folded(report.manufacturer_licence_no) = ${number}`,
  understood: { as: 'licenceNo', text: number },
})

/**
 * The readings of a keyword in the order they are tried; none for an empty keyword. A credit code has one reading only,
 * because it is never part of another text. Refuses a keyword that is too short.
 */
export function readingsOf(keyword: string | undefined): Reading[] {
  const words = keywordWords(keyword === undefined ? {} : { keyword })
  if (!words) return []
  const whole = fold(keyword ?? '')
  // Credit codes contain no O and no I, so these are read as digits; they may contain an L.
  const code = whole.replaceAll('O', '0').replaceAll('I', '1')
  if (!creditCodeProblem(code)) return [creditCode(code)]
  const licences = [...new Set([whole, digitsMeant(whole)])].filter((one) => licence.test(one))
  return [{ words }, ...licences.map(licenceNo), ...withDigits(words)]
}

function withDigits(words: readonly string[]): Reading[] {
  const meant = words.map(digitsMeant)
  const text = meant.join(' ')
  return text === words.join(' ') ? [] : [{ words: meant, understood: { as: 'digits', text } }]
}

// The possible meanings of a keyword of the public search: numbers among other words, words as typed, letters that stand for digits, or words that name filters.
import { sql, type RawBuilder } from 'kysely'
import type { Understood } from '@register/contract/business/publicReport/understood'
import { isLicenceNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import { creditCodeProblem } from '@register/contract/rules/numbers/creditCode'
import { numbersIn, type NamedNumber } from '@register/contract/rules/numbers/inText'
import { numbersThatDecide } from '@register/contract/rules/numberText/deciding'
import { periodYears } from '@register/contract/rules/numbers/heldCodes'
import { fold } from '@register/contract/fold'
import { digitsMeant, wordsOf } from '@register/contract/rules/keyword'
import { mostWords } from '@register/contract/page'
import { keywordWords } from '../../../../db/list.ts'
import type { NamedFilters } from './filterWords.ts'

/** One way to read a keyword: words that must all be found, or a condition over the table `report`. */
export interface Reading {
  words?: readonly string[]
  only?: RawBuilder<boolean>
  /** Word by word the makers that it may mean; the other words are in `words`. */
  makers?: readonly (readonly string[])[]
  /** Filters that the keyword names. */
  filters?: NonNullable<Understood['filters']>
  /** Set where the keyword was read differently from how it was typed. */
  understood?: Understood
}

const creditCode = (codes: readonly string[]): Reading => ({
  only: sql<boolean>`(report.manufacturer_credit_code = any(${codes}::text[]) or report.applicant_credit_code = any(${codes}::text[]))`,
  understood: { as: 'creditCode', text: codes.join('、') },
})

/** Licences are only found by their whole number: TS, then letters and digits, with the year in which they end. */
const licence = /^TS\d{3}[0-9A-Z]{2,6}(?:19|20)\d{2}$/

/** A licence that is written without its year, with every year that it may have. */
const withYear = (key: string): string[] =>
  isLicenceNo(key)
    ? [key]
    : Array.from({ length: periodYears.max - periodYears.min + 1 }, (_, at) => `${key}${periodYears.min + at}`)

const licenceNo = (numbers: readonly string[]): Reading => ({
  only: sql<boolean>`folded(report.manufacturer_licence_no) = any(${numbers.flatMap(withYear)}::text[])`,
  understood: { as: 'licenceNo', text: numbers.join('、') },
})

const reportNos = (keys: readonly string[], text: string): Reading => ({
  only: sql<boolean>`(report_keys(report.report_nos) && ${keys}::text[] or report.certificate_key = any(${keys}::text[]))`,
  understood: { as: 'report', text },
})

/** Several numbers of reports without a label, which no words are: each has the length of one, and is mostly digits. */
function onlyReportNos(keyword: string): Reading | undefined {
  const parts = keyword.trim().split(/[\s、,，;；]+/u)
  const isNumber = (part: string) => fold(part).length >= 8 && fold(part).replace(/\D/g, '').length >= 6
  return parts.length > 1 && parts.every(isNumber)
    ? reportNos([...new Set(parts.map(fold))], parts.join('、'))
    : undefined
}

/** `all`: with those that do not decide. */
function readingOf(numbers: readonly NamedNumber[], all: readonly NamedNumber[]): Reading | undefined {
  const keys = [...new Set(numbers.map(({ key }) => key))]
  const as = numbers[0]?.as
  switch (as) {
    case undefined:
      return undefined
    case 'creditCode':
      return creditCode(keys)
    case 'licence':
      return licenceNo(keys)
    case 'publicId': {
      // A link and a number next to it are of one certificate; where they are not, both are listed and none is opened.
      const named = all.flatMap((one) => (one.as === 'certificate' || one.as === 'label' ? [one.key] : []))
      return {
        only: sql<boolean>`(report.public_id = any(${keys}::text[]) or report.certificate_key = any(${named}::text[]))`,
        understood: { as, text: keys.join('、') },
      }
    }
    case 'report':
      return reportNos(keys, numbers.map(({ text }) => text).join('、'))
    case 'certificate':
    case 'label':
      // Those that differ by a suffix alone are found too, as the words of a number find them.
      return {
        only: sql<boolean>`(report.certificate_key = any(${keys}::text[]) or report.probable_key = any(${keys}::text[]) or report.base_key = any(${keys}::text[]))`,
        understood: { as, text: keys.map(printNo).join('、') },
      }
  }
}

/** The keyword with each number in one piece, and without signs that are no word. */
function withWholeNumbers(keyword: string): string {
  let [text, at] = ['', 0]
  for (const { from, to, key } of numbersIn(keyword)) {
    text += `${keyword.slice(at, from)} ${key} `
    at = to
  }
  const words = (text + keyword.slice(at)).split(/\s+/u)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ')
}

/**
 * The readings of a keyword in the order they are tried; none for an empty keyword. A credit code has one reading only,
 * because it is never part of another text. A number that is the whole keyword is searched as a word, which finds longer
 * ones too. Refuses a keyword that is too short.
 */
export function readingsOf(keyword: string | undefined, asWords = false): Reading[] {
  if (keyword === undefined) return []
  const whole = fold(keyword)
  const all = asWords ? [] : numbersIn(keyword)
  const numbers = numbersThatDecide(all)
  // In one piece: letters for digits are read word by word, and a word of letters alone is none of digits.
  const spellings = /\s/u.test(keyword.trim()) ? [whole] : [whole, digitsMeant(whole)]
  const isWhole = numbers.some(({ as, key }) => as !== 'licence' && spellings.includes(key))
  const among = isWhole ? undefined : readingOf(numbers, all)
  // A whole line has more words than a search takes.
  if (among && wordsOf(keyword).length > mostWords.column) return [among]
  const words = keywordWords({ keyword: asWords ? withWholeNumbers(keyword) : keyword })
  if (!words) return []
  if (asWords) return [{ words }, ...withDigits(words)]
  // Credit codes contain no O and no I, so these are read as digits; they may contain an L.
  const code = whole.replaceAll('O', '0').replaceAll('I', '1')
  if (!creditCodeProblem(code)) return [creditCode([code])]
  const licences = [...new Set([whole, digitsMeant(whole)])].filter((one) => licence.test(one))
  const reports = among ? undefined : onlyReportNos(keyword)
  return [
    ...(among ? [among] : []),
    { words },
    ...(reports ? [reports] : []),
    ...(among ? [] : licences.map((one) => licenceNo([one]))),
    ...withDigits(words),
  ]
}

function withDigits(words: readonly string[]): Reading[] {
  const meant = words.map(digitsMeant)
  const text = meant.join(' ')
  return text === words.join(' ') ? [] : [{ words: meant, understood: { as: 'digits', text } }]
}

/** Words that name filters, as these; the others are searched. */
export const filtered = ({ words, filters }: NamedFilters): Reading => ({
  ...(words.length > 0 && { words }),
  filters,
  understood: { as: 'filters', text: words.join(' '), filters },
})

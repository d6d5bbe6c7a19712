// Every number in a text, whatever stands around it: a pasted line, a sentence, a cell, an address of this register (docs/decisions/0110-numbers-in-any-text.md).
import { fold, minKeyword } from '../../fold.ts'
import {
  afterCertificateLabel,
  afterReportLabel,
  afterReportWord,
  answerLink,
  blot,
  certificate,
  headless,
  headlessAlone,
  idAlone,
  label,
  licence,
  licenceShort,
  matchesIn,
  nextReport,
  verifyLink,
  unclearBrackets,
  unclearTail,
  type Pattern,
} from '../numberText/patterns.ts'
import { decodedText } from '../numberText/pasted.ts'
import { Reading, type NamedNumber } from '../numberText/reading.ts'
import { fitsFormat, numberAlone, numberKey, parseNo, suffixedNo } from './certificateNo.ts'
import { creditCodeProblem } from './creditCode.ts'

export type { NamedNumber } from '../numberText/reading.ts'

const digits: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const asDigits = (text = ''): string => text.replace(/[OIL]/g, (one) => digits[one] ?? one)

/** A number of an office that is shorter has mostly more groups. */
const shortestAlone = 6
/** TSX and fifteen characters. */
const shortestNumber = 18

const isFree = (text: string): boolean => !text.includes(blot)

/** Numbers in groups: TSX, TX, or without either. `inCell`: words next to it are the cell's. */
function readGroups(
  reading: Reading,
  pattern: Pattern,
  { head, inCell }: { head: 'TSX' | 'TX'; inCell: boolean },
): void {
  const as = head === 'TSX' ? 'certificate' : 'label'
  for (const match of matchesIn(reading.left, pattern)) {
    const { category, body, year, serial, suffix = '' } = match.groups ?? {}
    const base = `${head}${[category, body, year, serial].map(asDigits).join('')}`
    if (!isFree(match[0]) || !fitsFormat(base)) continue
    const tail = reading.left.slice(match.index + match[0].length)
    if (suffix === '' && (inCell ? unclearBrackets : unclearTail).test(tail)) {
      reading.leaveOut(match.index, match[0].length)
      continue
    }
    const before = /^\s*/.exec(match[0])?.[0].length ?? 0
    reading.add(as, numberKey(`${base}${suffix}`), match.index + before, match[0].trim().length)
  }
}

function readLicences(reading: Reading): void {
  for (const pattern of [licence, licenceShort])
    for (const match of matchesIn(reading.left, pattern)) {
      const number = match.groups?.['number'] ?? match.groups?.['alone'] ?? ''
      if (!isFree(number)) continue
      const key = fold(number).replace(/[^0-9A-Z]/g, '')
      reading.add('licence', key, match.index + match[0].lastIndexOf(number), number.length)
    }
}

/** Kind of holder, kind of company, a province, then its district: what groups of other figures hardly have together. */
const partedCode = /^[1-9ANY][1-59][1-6]\d{5}[0-9A-Z]{10}$/
/** The most groups in which a credit code is printed. */
const mostGroups = 6

function readCreditCodes(reading: Reading): void {
  const tokens = [...reading.left.matchAll(/[0-9A-Z\u00C0-\u024F\u0370-\u052F]+/gu)]
  const isNext = (at: number) => {
    const [before, after] = [tokens[at - 1], tokens[at]]
    if (!before || !after) return false
    return /^[ \p{Pd}]$/u.test(reading.left.slice(before.index + before[0].length, after.index))
  }
  for (let first = 0; first < tokens.length; first++) {
    let code = ''
    for (let at = first; at < Math.min(tokens.length, first + mostGroups); at++) {
      if (at > first && !isNext(at)) break
      code += tokens[at]?.[0] ?? ''
      if (code.length < 18) continue
      // Credit codes contain no O and no I.
      const key = code.replaceAll('O', '0').replaceAll('I', '1')
      if (code.length === 18 && !creditCodeProblem(key) && (at === first || partedCode.test(key))) {
        const [start, end] = [tokens[first], tokens[at]]
        if (start && end) reading.add('creditCode', key, start.index, end.index + end[0].length - start.index)
        first = at
      }
      break
    }
  }
}

/** Without brackets that close nothing in it. */
function closed(number: string): string {
  const opens = (of: string) => number.split(of).length
  if (number.endsWith(')') && opens(')') > opens('(')) return closed(number.slice(0, -1))
  if (number.endsWith(']') && opens(']') > opens('[')) return closed(number.slice(0, -1))
  return /[([]$/.test(number) ? closed(number.slice(0, -1)) : number
}

/** Behind the word for a report a date or a year stands as often as its number. */
const isNoDate = (number: string): boolean =>
  fold(number).length >= 8 && !/^(?:19|20)\d\d[-./]?\d{1,2}[-./]?\d{0,2}$/.test(number)

/** Numbers of any form, which only their label makes known. */
function readLabelled(
  reading: Reading,
  patterns: readonly Pattern[],
  as: 'report' | 'certificate',
  fits: (number: string) => boolean = () => true,
): void {
  const add = (match: RegExpExecArray): boolean => {
    const number = closed(match.groups?.['number'] ?? '')
    if (!isFree(number) || !/\d/.test(number) || fold(number).length < minKeyword || !fits(number)) return false
    // The beginning of a number that was not read as a whole, or one whose end is not clear.
    if (/^T ?(?:S ?X|X(?! ?S))/.test(number) && (fold(number).length < shortestNumber || fitsFormat(number)))
      return false
    // A first group, and more behind it: which number is meant is not known.
    const behind = reading.left.slice(match.index + match[0].length)
    if (fold(number).length < shortestAlone && /^ [0-9A-Z]/.test(behind)) return false
    const key = as === 'report' ? fold(number) : numberKey(number)
    reading.add(
      as,
      key,
      match.index + match[0].indexOf(number, match[0].length - (match.groups?.['number'] ?? '').length),
      number.length,
    )
    return true
  }
  for (const pattern of patterns)
    for (const match of matchesIn(reading.left, pattern)) {
      if (!add(match) || as !== 'report') continue
      nextReport.lastIndex = match.index + match[0].length
      for (let next = nextReport.exec(reading.left); next; next = nextReport.exec(reading.left)) if (!add(next)) break
    }
}

function readLinks(reading: Reading, given: string): void {
  for (const match of given.matchAll(verifyLink)) {
    const id = match.groups?.['id'] ?? ''
    const from = match.index + match[0].length - id.length
    reading.addGiven('publicId', id, from, from + id.length)
  }
  for (const match of given.matchAll(answerLink)) {
    const part = match.groups?.['given'] ?? ''
    const from = match.index + match[0].length - part.length
    const [only, another] = numbersIn(decodedText(part))
    const key = fold(decodedText(part))
    if (only && !another) reading.addGiven(only.as, only.key, from, from + part.length)
    else if (!only && /\d/.test(key)) reading.addGiven('report', key, from, from + part.length)
  }
  const id = idAlone.exec(given)?.groups?.['id'] ?? ''
  if (reading.found.length === 0 && /[a-z]/.test(id) && /[A-Z]/.test(id))
    reading.addGiven('publicId', id, given.indexOf(id), given.indexOf(id) + id.length)
}

function readingOf(text: string, inCell: boolean): Pick<Reading, 'found' | 'unclear'> {
  const alone = numberAlone(text)
  if (alone) return { found: [alone], unclear: [] }
  const reading = new Reading(text)
  readLinks(reading, text)
  readGroups(reading, certificate, { head: 'TSX', inCell })
  readGroups(reading, label, { head: 'TX', inCell })
  readLicences(reading)
  readCreditCodes(reading)
  readGroups(reading, headless, { head: 'TSX', inCell })
  readGroups(reading, headlessAlone, { head: 'TSX', inCell })
  readLabelled(reading, afterReportLabel, 'report')
  readLabelled(reading, [afterReportWord], 'report', isNoDate)
  readLabelled(reading, afterCertificateLabel, 'certificate')
  // Parted in places where groups do not end: a number only where the text is nothing else.
  const whole = numberKey(text)
  const isBlank = reading.found.length === 0 && reading.unclear.length === 0
  if (isBlank && whole.startsWith('TSX') && (parseNo(whole) ?? suffixedNo(whole))) {
    const from = text.indexOf(text.trim())
    reading.addGiven('certificate', whole, from, from + text.trim().length)
  }
  return reading
}

/**
 * Every number in a text, in the order they stand. Never a piece of a longer run of letters and digits, and never one whose
 * letters only look like Latin ones. None where one of them has an end that is not clear (0001补发第2次, 0001至0009): the
 * text names another certificate than the one that could be read.
 */
export function numbersIn(text: string): NamedNumber[] {
  const { found, unclear } = readingOf(text, false)
  return unclear.length > 0 ? [] : found.toSorted((a, b) => a.from - b.from)
}

/** The beginning of a number in a text whose end is not clear; undefined where there is none. */
export const unclearIn = (text: string): string | undefined => readingOf(text, false).unclear[0]

/** The numbers of a part's cell, which has words of its own next to them: what a cell names warns rather than confirms. */
export const numbersInCell = (text: string): NamedNumber[] =>
  readingOf(text, true).found.toSorted((a, b) => a.from - b.from)

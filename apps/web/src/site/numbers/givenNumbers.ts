// Extracts numbers from pasted text: separated, each once, no more than one check allows.
import { maxNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { numbersIn } from '@register/contract/rules/numbers/inText'
import { fold } from '@register/contract/fold'
import { hiddenShown, withoutUnseen } from '@register/contract/hidden'

export interface Given {
  /** As typed, in their order. */
  numbers: readonly string[]
  /** How many repetitions were left out. */
  repeated: number
  /** How many were left out because one check allows fewer. */
  over: number
}

/** Numbers are separated by line breaks, tabs and punctuation; a space may be part of a number. */
const between = /[\n\v\f\r\u0085\u2028\u2029\t,，;；、。｡]+/u
/** Characters; longer text is no number. */
const longest = 200

/** Invisible characters come with copied text, and the server would refuse the whole list because of them. */
const seenOf = (text: string): string => withoutUnseen(hiddenShown(text).replaceAll('\uFFFD', '')).trim()

/** Whether each part of a line is long enough to be a number, and has a digit: then spaces part them. */
const areNumbers = (parts: readonly string[]): boolean =>
  parts.every((part) => /\d/.test(part) && fold(part).length >= 6)

const date = /\d{4}[-./年]\d{1,2}[-./月]\d{1,2}日?/gu
const alnum = /^[0-9A-Z]{1,6}$/
const digitsIn = (text: string): number => fold(text).replace(/\D/g, '').length
/** A telephone number is shorter, a model has fewer digits, and what an address carries is read already. */
const isLong = (word: string): boolean => fold(word).length >= 13 && digitsIn(word) >= 10 && !word.includes('://')
/** A certificate number has fifteen digits and letters behind its head; one may have been lost. */
const mostlyWhole = 12

/**
 * What else in a piece has the length of a number: one with a slip in it stands in a line with the right ones, and a check
 * that leaves it out says by its silence that all is well.
 */
function likeNumbers(rest: string): string[] {
  const found: string[] = []
  let groups: string[] = []
  const endGroups = () => {
    if (digitsIn(groups.join('')) >= mostlyWhole) found.push(groups.join(' '))
    groups = []
  }
  for (const word of seenOf(rest.replaceAll(date, ' ')).split(/\s+/u)) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    if (alnum.test(bare.normalize('NFKC').toUpperCase())) {
      groups.push(bare)
      continue
    }
    endGroups()
    if (isLong(bare)) found.push(bare)
  }
  endGroups()
  return found
}

/** The numbers of a piece between two separators: those with a form of their own, whatever stands around them; otherwise the piece as it is, or its parts. */
function numbersOfPiece(glued: string): string[] {
  // Cells that were copied without what parts them.
  const piece = glued.replaceAll(/(?<end>\d)(?=T ?S ?X)/gi, '$<end> ')
  const known = numbersIn(piece)
  if (known.length > 0) {
    const numbers: string[] = []
    let read = 0
    for (const { text, key, from, to } of known) {
      // In an address blanks are written as %20.
      numbers.push(...likeNumbers(piece.slice(read, from)), /%[0-9A-F]{2}/i.test(text) ? printNo(key) : seenOf(text))
      read = Math.max(read, to)
    }
    return [...new Set([...numbers, ...likeNumbers(piece.slice(read))])]
  }
  const text = seenOf(piece.trim().slice(0, longest))
  const parts = text.split(/\s+/u)
  if (parts.length > 1 && areNumbers(parts)) return parts
  // A text without a digit is no number: the name of a product in the next cell, or a heading.
  return /[\p{Nd}〇○]/u.test(text) && fold(text) !== '' ? [text] : []
}

/** The numbers of a line. Cells beside one that holds a number are its model, dates and places, so of them only what is as long as a number is taken. */
function numbersOfLine(line: string): string[] {
  const cells = line.split('\t')
  const isRow = cells.length > 1 && cells.some((cell) => numbersIn(cell).length > 0)
  return cells.flatMap((cell) =>
    isRow && numbersIn(cell).length === 0 ? likeNumbers(cell) : cell.split(between).flatMap(numbersOfPiece),
  )
}

export function givenNumbers(texts: readonly string[], removed: ReadonlySet<string> = new Set()): Given {
  const all = texts.flatMap((text) => text.split(/[\n\v\f\r\u0085\u2028\u2029]+/u)).flatMap(numbersOfLine)
  const seen = new Set<string>()
  const once = all
    .filter((text) => seen.size < seen.add(sameAs(text)).size)
    .filter((text) => !removed.has(sameAs(text)))
  return {
    numbers: once.slice(0, maxNumbers),
    repeated: all.length - seen.size,
    over: Math.max(0, once.length - maxNumbers),
  }
}

/** The same for two spellings of one number. */
export const sameAs = (number: string): string => numbersIn(number)[0]?.key ?? fold(number)

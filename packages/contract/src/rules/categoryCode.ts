// How a category is written: code and name, or the name alone while its official code is unknown.
import type { Phrase } from '../phrase.ts'

/** The letter of each form kind in keys of this register. */
const keyLetters: Readonly<Record<string, string>> = {
  elevator: 'E',
  hoist: 'H',
  amusement: 'A',
  ropeway: 'R',
  vehicle: 'V',
  pressure: 'P',
}

/** Keys of the register for entries of rules whose code is unknown; readers do not see them (docs/decisions/0048-old-records-as-their-paper-says.md). */
const keyOfOurs = /^Z[EHARVP]\d\d$/

/** The first letters of the keys of a form kind: ZE for lifts. */
export const keyPrefix = (formKind: string): string => `Z${keyLetters[formKind] ?? ''}`

/** Whether the code is printed on certificates; the register's internal keys never are. */
export const isPrintedCode = (code: string): boolean => !keyOfOurs.test(code)

/** The name of a category whose official code has not been confirmed. */
export const unconfirmed = (name: string): Phrase => [`${name}（代码未确认）`, `${name} (code not confirmed)`]

/** `name` in the reader's language: 3110 曳引驱动乘客电梯, or 驱动主机（代码未确认）. */
export const categoryCalled = (code: string, name: string): Phrase =>
  isPrintedCode(code) ? [`${code} ${name}`, `${code} ${name}`] : unconfirmed(name)

/** For cells that are imported again, so the key follows the name: 驱动主机 (ZE13). */
export const categoryInCell = (code: string, name: string): string =>
  isPrintedCode(code) ? `${code} ${name}` : `${name} (${code})`

/** Without I, L and O: inside numbers they are read as digits, so that a code with one could not be told from another. */
export const categoryCodePattern = /^[0-9A-HJKMNP-Z]{4}$/

/** The stored form of a typed code. */
export const readCode = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

/** The code in a written category, alone, before a name, or in brackets after one; undefined where there is none. */
export function codeInCell(text: string): string | undefined {
  const plain = readCode(text)
  const behind = /\((Z[EHARVP]\d\d)\)$/.exec(plain)?.[1]
  return behind ?? /^[0-9A-Z]{4}(?![0-9A-Z])/.exec(plain)?.[0]
}

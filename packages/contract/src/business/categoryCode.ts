// How an entry of the catalogue is called: by its code and name, or by its name alone where nobody has seen a code of it.
import type { Phrase } from '../phrase.ts'

/** Keys of this register for entries of rules whose code was never seen: they mean nothing to a reader. Decision 48. */
const keyOfOurs = /^Z[EHPRV]\d\d$/

/** Whether certificates bear this code; a key of ours stands on none. */
export const isPrintedCode = (code: string): boolean => !keyOfOurs.test(code)

/** The name of an entry whose code nobody has confirmed. */
export const unconfirmed = (name: string): Phrase => [`${name}（代码未确认）`, `${name} (code not confirmed)`]

/** `name` in the reader's language: 3110 曳引驱动乘客电梯, or 驱动主机（代码未确认）. */
export const categoryCalled = (code: string, name: string): Phrase =>
  isPrintedCode(code) ? [`${code} ${name}`, `${code} ${name}`] : unconfirmed(name)

/** For a cell that is read again, so the key stands there too, behind the name: 驱动主机 (ZE13). */
export const categoryInCell = (code: string, name: string): string =>
  isPrintedCode(code) ? `${code} ${name}` : `${name} (${code})`

/** The code that a written category means, alone, before a name, or in brackets behind one; nothing where there is none. */
export function codeInCell(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toUpperCase()
  const behind = /\((Z[EHPRV]\d\d)\)$/.exec(plain)?.[1]
  return behind ?? /^[0-9A-Z]{4}(?![0-9A-Z])/.exec(plain)?.[0]
}

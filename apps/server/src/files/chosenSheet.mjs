// Which sheet of a workbook is read: the one that bears a wanted name, else the first. Used by the threads that read and mark.
import { readXlsx } from 'hucre/xlsx'

/**
 * `own`: what the wanted sheet may be called; `others`: what sheets of other subjects are called. Says which sheets of those were
 * left out, and whether the only subject there is another one.
 * @param {Uint8Array} bytes
 * @param {{ own: readonly string[], others: readonly string[] } | undefined} wanted
 */
export async function chosenSheet(bytes, wanted) {
  if (!wanted) return { index: 0, left: [], other: undefined }
  /** @type {string[]} */
  const names = []
  // Asked of each sheet before its rows are read: none of them is.
  await readXlsx(bytes, {
    sheets: ({ name }) => {
      names.push(name.trim())
      return false
    },
  })
  const own = names.findIndex((name) => wanted.own.includes(name))
  const others = names.filter((name) => wanted.others.includes(name))
  const isOther = own < 0 && others[0] !== undefined && others[0] === names[0]
  return { index: Math.max(own, 0), left: own < 0 ? [] : others, other: isOther ? others[0] : undefined }
}

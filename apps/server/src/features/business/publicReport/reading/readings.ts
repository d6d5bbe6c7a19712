// How a typed number is read, and which record it means.
import { reportKeys } from '@register/contract/rules/numbers/reportNumbers'
import { numberKey, printNo } from '@register/contract/rules/numbers/certificateNo'
import { numbersThatDecide } from '@register/contract/rules/numberText/deciding'
import { numbersIn } from '@register/contract/rules/numbers/inText'
import { digitsMeant } from '@register/contract/rules/keyword'

/** The ways to read a number, in the order they are tried: as typed, and with letters that look like digits read as digits. */
export function readingsOf(asked: string): string[] {
  const folded = numberKey(asked)
  return [...new Set([folded, digitsMeant(folded)])].filter((key) => key !== '')
}

export interface Asked {
  /** In the order they are tried. */
  keys: readonly string[]
  publicId?: string
  /** The spelling that the answer shows when the search found nothing. */
  understood?: string
  /** A licence or a credit code: many certificates may have it. */
  isOther?: true
}

/** The ways to read a text with one number in it: as it is, then as the number without what stands around it. */
export function askedIn(text: string): Asked {
  const keys = readingsOf(text)
  const [number, ...others] = numbersThatDecide(numbersIn(text))
  if (!number || others.some(({ key }) => key !== number.key)) return { keys }
  switch (number.as) {
    case 'publicId':
      return { keys, publicId: number.key, understood: number.key }
    case 'licence':
    case 'creditCode':
      return { keys, understood: number.text, isOther: true }
    case 'report':
      return { keys: [...new Set([...keys, number.key])], understood: number.text }
    case 'certificate':
    case 'label':
      return { keys: [...new Set([...keys, number.key])], understood: printNo(number.key) }
  }
}

interface Numbered {
  certificate_key: string | null
  /** Where readings of misprinted numbers count. */
  probable_key?: string | null
  report_nos: readonly string[]
}

/** The one record that matches the first possible reading, or 'several'; a certificate number goes before the reading of a misprinted one, and that before a report number. */
export function meantBy<Row extends Numbered>(
  rows: readonly Row[],
  readings: readonly string[],
): Row | 'several' | undefined {
  for (const key of readings) {
    const certificate = rows.find((row) => row.certificate_key === key)
    if (certificate) return certificate
    const isRead = (row: Row) => row.probable_key === key
    const isReported = (row: Row) => reportKeys(row.report_nos).includes(key)
    for (const found of [rows.filter(isRead), rows.filter(isReported)])
      if (found.length > 0) return found.length === 1 ? found[0] : 'several'
  }
  return undefined
}

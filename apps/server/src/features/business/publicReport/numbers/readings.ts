// How a typed number is read, and which record it means.
import { reportKeys } from '@register/contract/business/numbers/reportNumbers'
import { numberKey } from '@register/contract/business/numbers/certificateNo'
import { digitsMeant } from '@register/contract/keyword'

/** The ways to read a number, in the order they are tried: as typed, and with letters that look like digits read as digits. */
export function readingsOf(asked: string): string[] {
  const folded = numberKey(asked)
  return [...new Set([folded, digitsMeant(folded)])].filter((key) => key !== '')
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

// How a typed number is read, and which record it means.
import { fold } from '@register/contract/fold'
import { digitsMeant } from '@register/contract/keyword'

/** The ways to read a number, in the order they are tried: as typed, and with letters that look like digits read as digits. */
export function readingsOf(asked: string): string[] {
  const folded = fold(asked)
  return [...new Set([folded, digitsMeant(folded)])].filter((key) => key !== '')
}

interface Numbered {
  certificate_key: string | null
  report_key: string | null
}

/** The one record that matches the first possible reading, or 'several'; a certificate number goes before a report number. */
export function meantBy<Row extends Numbered>(
  rows: readonly Row[],
  readings: readonly string[],
): Row | 'several' | undefined {
  for (const key of readings) {
    const certificate = rows.find((row) => row.certificate_key === key)
    if (certificate) return certificate
    const reports = rows.filter((row) => row.report_key === key)
    if (reports.length > 0) return reports.length === 1 ? reports[0] : 'several'
  }
  return undefined
}

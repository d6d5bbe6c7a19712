// Parameters taken over and not looked at: the statement of the person who hands a draft over or publishes it.
import type { Report } from '@register/contract/business/report/shape'
import { statementOnTakenOver } from '@register/contract/business/report/takeOver/marks'
import { useTranslate } from '../../../../api/language.ts'
import { contentFrom, parameterFields } from '../content.ts'

export function useTakenOver() {
  const t = useTranslate()
  /** What has to be ticked; undefined where nothing has. */
  return (report: Report): string | undefined => {
    const keys = Object.keys(report.takenOver)
    if (keys.length === 0) return undefined
    const labels = parameterFields(contentFrom(report)).flatMap(({ key, label }) => (keys.includes(key) ? [label] : []))
    return t(statementOnTakenOver(labels, Object.values(report.takenOver)))
  }
}

/** Several statements to tick at once. */
export const together = (...statements: readonly (string | undefined)[]): string | undefined =>
  statements.filter(Boolean).join('；') || undefined

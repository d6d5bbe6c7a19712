// The present standing of a part's certificate, and the product it was issued for.
import type { FoundCited } from '@register/contract/business/report/part/find'
import { differencesOf, differenceText, type StatedPart } from '@register/contract/business/report/part/other'
import { partStandings, standingOfPart, timeOfPart } from '@register/contract/business/report/part/standing'
import { useTranslate } from '../../../../api/language.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import styles from './parts.module.css'

export interface PartStandingProps {
  number: string
  /** Undefined until the answer is here. */
  found: FoundCited | null | undefined
  /** The part as the report states it. */
  stated: StatedPart
}

export function PartStanding({ number, found, stated }: PartStandingProps) {
  const t = useTranslate()
  if (number.trim() !== '' && found === undefined) return null
  const { tone, label } = partStandings[standingOfPart(number, found ?? null)]
  if (!found) return <span className="quiet small">{t(label)}</span>
  const time = timeOfPart(found)
  const differs = differencesOf(stated, found)
  return (
    <>
      <span className={`row wrap align-center ${styles['standing']}`}>
        <StatusTag tone={differs.length > 0 ? 'quiet' : tone} label={label} />
        {time && <span>{t(time)}</span>}
      </span>
      {differs.map((difference) => (
        <span key={difference} className="warn small">
          {t(differenceText(difference, found))}
        </span>
      ))}
      <span className="quiet small">
        {[found.productName, found.model, found.manufacturerName].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

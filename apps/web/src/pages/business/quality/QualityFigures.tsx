// The figures above the list of findings, in one line; unfolded, for each rule its number, share and progress: a click filters the list by that rule.
import { qualityFigures } from '@register/contract/business/quality/figures'
import { qualityRules } from '@register/contract/business/quality/rules'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { ByDay } from '../../../kit/plain/display/ByDay.tsx'
import { Trend } from '../../../kit/plain/display/Trend.tsx'
import { count, share } from '../../../kit/plain/format.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import styles from './quality.module.css'
import { cleanOf, trendOf, words } from './words.ts'

interface QualityFiguresProps {
  /** The rule that the list is filtered by; empty without a filter. */
  chosen: string
  onChoose: (rule: string) => void
}

export function QualityFigures({ chosen, onChoose }: QualityFiguresProps) {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(qualityFigures, {})
  return (
    <LoadState reading={reading} lines={4}>
      {({ day, total, clean, rules, days }) =>
        day === '' ? (
          <p className="quiet">{t(words.notYet)}</p>
        ) : (
          <section className="stack fit gap-8 rigid" aria-label={t(words.title)}>
            <p className="quiet">
              {t(cleanOf(day, count(clean, lang), count(total, lang), share(clean, total, lang)))}
            </p>
            {chosen in qualityRules && (
              <p className="plain">
                {t(rules.flatMap(({ rule }) => (rule === chosen ? [qualityRules[rule].why] : []))[0] ?? words.text)}
              </p>
            )}
            <details>
              <summary className="accent pressable">{t(words.byRule)}</summary>
              <ul className={`stack gap-8 ${styles['cards']}`}>
                {rules.map(({ rule, count: found }, at) => {
                  const { label, why } = qualityRules[rule]
                  const values = days.map(({ counts }) => counts[at] ?? 0)
                  return (
                    <li key={rule}>
                      <button
                        type="button"
                        className={`stack align-center full-width full-height plain text-start card pad-8-12 pressable ${styles['card']}`}
                        aria-pressed={chosen === rule}
                        title={t(why)}
                        onClick={() => onChoose(chosen === rule ? '' : rule)}
                      >
                        <span className="full-row quiet">{t(label)}</span>
                        <span className="row wrap gap-0-8 align-baseline tabular">
                          <strong className="large bold">{count(found, lang)}</strong>
                          <span className="quiet">{share(found, total, lang)}</span>
                        </span>
                        <Trend
                          values={values}
                          label={trendOf(label, count(values[0] ?? 0, lang), count(found, lang), values.length)}
                        />
                      </button>
                    </li>
                  )
                })}
              </ul>
              <ByDay
                label={words.byDay}
                dayLabel={words.day}
                names={[...rules.map(({ rule }) => t(qualityRules[rule].label)), t(words.clean)]}
                days={days.map((one) => ({ day: one.day, counts: [...one.counts, one.clean] }))}
              />
            </details>
          </section>
        )
      }
    </LoadState>
  )
}

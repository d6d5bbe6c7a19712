// Each rule with its reason, the number of reports that break it, their share, and the trend.
import type { QualityFigures } from '@register/contract/business/quality/figures'
import { qualityRules } from '@register/contract/business/quality/rules'
import { useLang, useSay } from '../../api/language.ts'
import { Trend } from '../../kit/plain/display/Trend.tsx'
import { count, share } from '../../kit/plain/format.ts'
import styles from './Quality.module.css'
import { acceptedOf, trendOf, words } from './words.ts'

export const RuleTable = ({ figures: { total, rules, days } }: { figures: QualityFigures }) => {
  const say = useSay()
  const lang = useLang()
  return (
    <table className={styles['rules']}>
      <thead>
        <tr>
          {[words.rule, words.reports, words.shareOfAll, words.trend].map((head) => (
            <th key={head[1]} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, count: found, accepted }, at) => {
          const { label, why } = qualityRules[rule]
          const values = days.map(({ counts }) => counts[at] ?? 0)
          return (
            <tr key={rule}>
              <th scope="row">
                {say(label)}
                <span>{say(why)}</span>
                {accepted > 0 && <span>{say(acceptedOf(count(accepted, lang)))}</span>}
              </th>
              <td>{count(found, lang)}</td>
              <td>{share(found, total, lang)}</td>
              <td>
                <Trend
                  values={values}
                  label={say(trendOf(label, count(values[0] ?? 0, lang), count(found, lang), values.length))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

// Public data quality: what the daily check found, by rule, with shares and trends. It names no company and no certificate.
import { publicQuality, type QualityFigures } from '@register/contract/business/quality/figures'
import { qualityRules } from '@register/contract/business/quality/rules'
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'
import { useLang, useTranslate } from '../../api/language.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { ByDay } from '../../kit/plain/display/ByDay.tsx'
import { count, share } from '../../kit/plain/format.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { PublicPage } from '../list/PublicPage.tsx'
import { HeadRow } from '../../kit/plain/display/HeadRow.tsx'
import styles from './Quality.module.css'
import { Trend } from '../../kit/plain/display/Trend.tsx'

// Texts of the public page of data quality.
const words = {
  title: siteScreens.data_quality.title,
  lead: [
    '登记系统每日按下列规则检查已发布的报告，并在此公布结果。这些数字说明登记内容的完整程度，不评价任何单位或产品。',
    'Every day the register checks its published reports by these rules and publishes the result here. The figures show how complete the register is. They judge no company and no product.',
  ],
  theFigures: ['数据质量数字', 'the figures of data quality'],
  loading: ['正在读取数字', 'Reading the figures'],
  notYet: ['还没有检查过', 'Not checked yet'],
  notYetHint: ['首次检查后，数字会出现在这里。', 'The figures appear here after the first check.'],
  all: ['全部证书', 'All certificates'],
  new: ['在本系统申请编号的证书', 'Certificates whose number was applied for here'],
  old: ['纳入登记前已有的证书', 'Certificates from before the register'],
  rule: ['问题', 'Problem'],
  reports: ['报告数', 'Reports'],
  shareOfAll: ['占比', 'Share'],
  trend: ['近期变化', 'Lately'],
  byDay: ['按日查看数字', 'The figures by day'],
  day: ['日期', 'Date'],
  clean: ['无待处理问题', 'Without pending problems'],
  note: [
    '机构已按原件核对并说明理由的内容不计入报告数，单独列出。发现证书登记有误，请在该证书的查验页点“报告错误”。',
    'Problems that a body has compared with the original and accepted with a reason are not counted but listed separately. If a record is wrong, press “Report an error” on its own page.',
  ],
} as const satisfies Record<string, Phrase>

const inspectedOf = (day: string, total: string): Phrase => [
  `${day} 检查了 ${total} 份已发布报告。没有待处理问题的：`,
  `On ${day}, ${total} published reports were inspected. Without pending problems:`,
]
const cleanOf = (clean: string, total: string): Phrase => [`${total} 份中的 ${clean} 份`, `${clean} of ${total}`]
const acceptedOf = (n: string): Phrase => [`另有 ${n} 份已核对并说明理由`, `${n} more accepted with a reason`]
const trendOf = (name: Phrase, from: string, to: string, days: number): Phrase => [
  `${name[0]}：最近 ${days} 次检查由 ${from} 变为 ${to}`,
  `${name[1]}: from ${from} to ${to} over the last ${days} looks`,
]

// Each rule with its reason, the number of reports that break it, their share, and the trend.
const RuleTable = ({ figures: { total, rules, days } }: { figures: QualityFigures }) => {
  const t = useTranslate()
  const lang = useLang()
  return (
    <table className={`full-width card ${styles['rules']}`}>
      <HeadRow heads={[words.rule, words.reports, words.shareOfAll, words.trend].map((head) => t(head))} />
      <tbody>
        {rules.map(({ rule, count: found, accepted }, at) => {
          const { label, why } = qualityRules[rule]
          const values = days.map(({ counts }) => counts[at] ?? 0)
          return (
            <tr key={rule}>
              <th scope="row">
                {t(label)}
                <span>{t(why)}</span>
                {accepted > 0 && <span>{t(acceptedOf(count(accepted, lang)))}</span>}
              </th>
              <td>{count(found, lang)}</td>
              <td>{share(found, total, lang)}</td>
              <td>
                <Trend
                  values={values}
                  label={trendOf(label, count(values[0] ?? 0, lang), count(found, lang), values.length)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Old certificates lack what nobody asked for then; in one figure with the new ones they would hide how those are kept. */
const byAge = ({ total, clean, issued }: QualityFigures) =>
  (issued
    ? ([
        { age: 'new', ...issued },
        { age: 'old', total: total - issued.total, clean: clean - issued.clean },
      ] as const)
    : ([{ age: 'all', total, clean }] as const)
  ).filter((one) => one.total > 0)

export const Quality = () => {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(publicQuality, {})
  const figures = reading.data
  return (
    <PublicPage title={words.title} lead={words.lead}>
      {reading.isPending && <Skeleton lines={8} height={36} label={words.loading} />}
      {hasFailed(reading) && (
        <Trouble what={words.theFigures} failure={reading.error} onRetry={() => void reading.refetch()} />
      )}
      {figures && figures.day === '' && <Blank level={2} title={words.notYet} text={words.notYetHint} />}
      {figures && figures.day !== '' && (
        <>
          <p>{t(inspectedOf(figures.day, count(figures.total, lang)))}</p>
          <dl className={`stack gap-12 ${styles['shares']}`}>
            {byAge(figures).map(({ age, total, clean }) => (
              <div className="card" key={age}>
                <dt>{t(words[age])}</dt>
                <dd className="row wrap gap-4-12 align-baseline tabular">
                  <b>{share(clean, total, lang)}</b>
                  <span>{t(cleanOf(count(clean, lang), count(total, lang)))}</span>
                </dd>
              </div>
            ))}
          </dl>
          <RuleTable figures={figures} />
          <p className={styles['note']}>{t(words.note)}</p>
          <ByDay
            label={words.byDay}
            dayLabel={words.day}
            names={[...figures.rules.map(({ rule }) => t(qualityRules[rule].label)), t(words.clean)]}
            days={figures.days.map(({ day, counts, clean }) => ({ day, counts: [...counts, clean] }))}
          />
        </>
      )}
    </PublicPage>
  )
}

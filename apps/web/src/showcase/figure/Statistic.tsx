// A figure with its label, and around it what makes it readable: prefix, unit, thousands, a note.
import { titled, type Wording } from '@register/contract/phrase'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import styles from './figure.module.css'
import { figureWords } from './words.ts'

export interface StatisticProps {
  title: Wording
  value: number | string
  prefix?: ReactNode
  suffix?: Wording | ReactNode
  description?: Wording | ReactNode
  /** An explanation shown next to the title on request. */
  tips?: Wording
  /** Whether thousands are separated; numbers only. */
  groupSeparator?: boolean
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })

/** How many characters fit in the usual size where figures are next to each other. */
const longest = 11

/** A line may break between thousands. */
const breakable = (text: string): ReactNode[] =>
  text.split(',').flatMap((part, at) => (at === 0 ? [part] : [',', <wbr key={at} />, part]))

export function Statistic({ title, value, prefix, suffix, description, tips, groupSeparator }: StatisticProps) {
  const t = useTranslate()
  const text = groupSeparator && typeof value === 'number' ? grouped.format(value) : String(value)
  return (
    <div className="stack fit gap-4 content-start">
      <div className={`row gap-6 align-center quiet ${styles['title']}`}>
        {t(title)}
        {tips && (
          <Tooltip title={t(tips)} trigger={['hover', 'focus', 'click']}>
            <button type="button" aria-label={t(titled(figureWords.tips, t(tips)))}>
              <Icon name="question" />
            </button>
          </Tooltip>
        )}
      </div>
      <div className={`row wrap align-baseline ${styles['value']}`} data-long={text.length > longest}>
        {prefix && <span>{prefix}</span>}
        <strong className="may-narrow bold tabular break-words">{breakable(text)}</strong>
        {suffix && <span>{t(suffix)}</span>}
      </div>
      {description && <div className="quiet small">{t(description)}</div>}
    </div>
  )
}

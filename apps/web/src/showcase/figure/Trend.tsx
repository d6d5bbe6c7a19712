// A change as an arrow, a number and a colour: up is good, unless `reverse` says that up is bad.
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import { figureWords } from './words.ts'

export interface TrendProps {
  value: number
  prefix?: string
  suffix?: string
  /** Swaps the colours, not the arrow. */
  reverse?: boolean
}

const looks = {
  up: { icon: 'up', tone: 'good' },
  down: { icon: 'down', tone: 'bad' },
  flat: { icon: 'minus', tone: 'quiet' },
} as const

export function Trend({ value, prefix = '', suffix = '', reverse = false }: TrendProps) {
  const t = useTranslate()
  const way = value > 0 ? 'up' : value < 0 ? 'down' : 'flat'
  const { icon, tone } = looks[way]
  const shown = reverse && tone !== 'quiet' ? (tone === 'good' ? 'bad' : 'good') : tone
  return (
    <span className={`inline-row gap-4 align-center tabular ${shown}`}>
      <Icon name={icon} />
      <span className="unseen">{t(figureWords[way])}</span>
      {prefix}
      {Math.abs(value)}
      {suffix}
    </span>
  )
}

// The small pieces together: a figure, trends both ways, and states as dots.
import { useTranslate } from '../../../api/language.ts'
import { Statistic } from '../../../showcase/figure/Statistic.tsx'
import { StatusDot } from '../../../showcase/figure/StatusDot.tsx'
import { Trend } from '../../../showcase/figure/Trend.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const dots = [
  ['primary', words.testing],
  ['success', words.passed],
  ['info', words.archived],
  ['warning', words.returned],
  ['danger', words.failed],
] as const

export function MiniPage() {
  const t = useTranslate()
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/mini')}>
      <Example title={words.noted} text={words.notedText}>
        <div className={styles['figures']}>
          <Statistic
            title={words.tested}
            value={128}
            suffix={words.pieces}
            description={
              <>
                {t(words.since)} <Trend value={12.5} suffix="%" />
              </>
            }
          />
          <Statistic title={words.waiting} value={17} tips={words.notedTip} />
        </div>
      </Example>
      <Example title={words.trends} text={words.trendsText}>
        <dl className={styles['facts']}>
          <dt>{t(words.normal)}</dt>
          <dd className={`row wrap ${styles['inline']}`}>
            <Trend value={12.5} suffix="%" />
            <Trend value={-3} prefix="¥" />
            <Trend value={0} suffix="%" />
          </dd>
          <dt>{t(words.reversed)}</dt>
          <dd className={`row wrap ${styles['inline']}`}>
            <Trend value={12.5} suffix="%" reverse />
            <Trend value={-3} prefix="¥" reverse />
            <Trend value={0} suffix="%" reverse />
          </dd>
        </dl>
      </Example>
      <Example title={words.dots} text={words.dotsText}>
        <div className="stack fit gap-16">
          <div className={`row wrap ${styles['inline']}`}>
            {dots.map(([type, label]) => (
              <StatusDot key={type} type={type} label={label} />
            ))}
          </div>
          <div className={`row wrap ${styles['inline']}`}>
            {dots.map(([type, label]) => (
              <StatusDot key={type} type={type} label={`${t(label)} · pulse`} pulse />
            ))}
          </div>
        </div>
      </Example>
    </Showcase>
  )
}

// Figures with their labels: every property, and the extremes.
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { Statistic } from '../../../showcase/figure/Statistic.tsx'
import { Trend } from '../../../showcase/figure/Trend.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

export function StatisticPage() {
  const t = useTranslate()
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/statistic')}>
      <Example title={words.basic} text={words.basicText}>
        <div className={styles['figures']}>
          <Statistic title={words.tested} value={128} suffix={words.pieces} />
          <Statistic title={words.rate} value="96.4" suffix="%" />
          <Statistic title={words.version} value="TSG T7007-2022" prefix={<Icon name="book" />} />
        </div>
      </Example>
      <Example title={words.grouped} text={words.groupedText}>
        <div className={styles['figures']}>
          <Statistic title={words.fee} value={1284650.5} prefix="¥" groupSeparator />
          <Statistic title={words.fee} value={1284650.5} prefix="¥" />
          <Statistic title={words.version} value="20260302" groupSeparator />
        </div>
      </Example>
      <Example title={words.noted} text={words.notedText}>
        <div className={styles['figures']}>
          <Statistic
            title={words.waiting}
            value={17}
            tips={words.notedTip}
            description={
              <>
                {t(words.since)} <Trend value={3} reverse />
              </>
            }
          />
          <Statistic title={words.tested} value={128} description={words.retestsApart} />
        </div>
      </Example>
      <Example title={words.edges} text={words.edgesText}>
        <div className={styles['figures']}>
          <Statistic title={words.zero} value={0} />
          <Statistic title={words.small} value={-1200} groupSeparator />
          <Statistic title={words.large} value={9_007_199_254_740_991} groupSeparator />
          <Statistic title={words.nothing} value="–" />
        </div>
      </Example>
    </Showcase>
  )
}

// The share of the reader's published reports without undecided findings of data quality, and its trend.
import { qualityFigures } from '@register/contract/business/quality/figures'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { Trend } from '../../../../kit/plain/display/Trend.tsx'
import { count, share } from '../../../../kit/plain/format.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { Frame } from '../Frame.tsx'
import { Ring } from './Ring.tsx'
import { cleanOf, cleanTrend, figureWords as words } from './words.ts'

export function DataQuality({ title }: { title: string }) {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(qualityFigures, {})
  return (
    <Frame title={title} aside={<Link to={paths.quality()}>{t(words.allFindings)}</Link>}>
      <LoadState reading={reading} lines={3}>
        {({ total, clean, days }) => {
          if (total === 0) return <p className="above-4 quiet break-words">{t(words.notLooked)}</p>
          const shares = days.map((one) => share(one.clean, one.total, lang))
          return (
            <>
              <Ring part={clean} whole={total} text={cleanOf(count(clean, lang), count(total, lang))} />
              <Trend
                values={days.map((one) => (one.total === 0 ? 0 : one.clean / one.total))}
                label={cleanTrend(shares[0] ?? '', shares.at(-1) ?? '', days.length)}
              />
            </>
          )
        }}
      </LoadState>
    </Frame>
  )
}

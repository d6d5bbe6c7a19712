// Reports issued in each of the last twelve months: this month, and those before it for comparison.
import { reportFigures } from '@register/contract/business/home/figures'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { count } from '../../../../kit/plain/format.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Frame } from '../Frame.tsx'
import { Bars } from './Bars.tsx'
import { monthOf, thisMonth } from './words.ts'

export function Months({ title }: { title: string }) {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(reportFigures, {})
  return (
    <Frame title={title}>
      <LoadState reading={reading} lines={6}>
        {({ byMonth }) => {
          const [now, last] = byMonth.toReversed().map((one) => count(one.count, lang))
          return (
            <>
              <p className="below-12 quiet">{t(thisMonth(now ?? '0', last ?? '0'))}</p>
              <Bars
                columns
                label={title}
                bars={byMonth.map((one, at) => ({
                  key: one.month,
                  name: t(monthOf(one.month, at === 0)),
                  count: one.count,
                  strong: at === byMonth.length - 1,
                }))}
              />
            </>
          )
        }}
      </LoadState>
    </Frame>
  )
}

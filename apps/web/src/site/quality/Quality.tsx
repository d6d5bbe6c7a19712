// Public data quality: what the daily check found, by rule, with shares and trends. It names no company and no certificate.
import { publicQuality } from '@register/contract/business/quality/figures'
import { useLang, useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { ByDay } from '../../kit/plain/display/ByDay.tsx'
import { count, share } from '../../kit/plain/format.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { PublicPage } from '../list/PublicPage.tsx'
import { qualityRules } from '@register/contract/business/quality/rules'
import styles from './Quality.module.css'
import { RuleTable } from './RuleTable.tsx'
import { cleanOf, words } from './words.ts'

export const Quality = () => {
  const say = useSay()
  const lang = useLang()
  const reading = useRead(publicQuality, {})
  const figures = reading.data
  return (
    <PublicPage title={say(words.title)} lead={say(words.lead)}>
      {reading.isPending && <Skeleton lines={8} height={36} label={say(words.loading)} />}
      {reading.isError && (
        <Trouble what={words.theFigures} failure={reading.error} onRetry={() => void reading.refetch()} />
      )}
      {figures && figures.day === '' && <Blank level={2} title={say(words.notYet)} text={say(words.notYetHint)} />}
      {figures && figures.day !== '' && (
        <>
          <p>
            {say(
              cleanOf(
                figures.day,
                count(figures.clean, lang),
                count(figures.total, lang),
                share(figures.clean, figures.total, lang),
              ),
            )}
          </p>
          <RuleTable figures={figures} />
          <p className={styles['note']}>{say(words.note)}</p>
          <ByDay
            label={say(words.byDay)}
            dayLabel={say(words.day)}
            names={[...figures.rules.map(({ rule }) => say(qualityRules[rule].label)), say(words.clean)]}
            days={figures.days.map(({ day, counts, clean }) => ({ day, counts: [...counts, clean] }))}
          />
        </>
      )}
    </PublicPage>
  )
}

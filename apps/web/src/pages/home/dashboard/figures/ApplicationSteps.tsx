// Undecided code applications, by step and by their age.
import { ages, applicationFigures } from '@register/contract/business/home/figures'
import { applicationStatuses } from '@register/contract/business/codeApply/shape'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { count } from '../../../../kit/plain/format.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { Frame } from '../Frame.tsx'
import styles from './figures.module.css'
import { ageWords, figureWords as words } from './words.ts'

export function ApplicationSteps({ title }: { title: string }) {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(applicationFigures, {})
  return (
    <Frame title={title} aside={<Link to={paths.applicationList}>{t(words.allApplications)}</Link>}>
      <LoadState reading={reading} lines={4}>
        {({ open }) => (
          <ul className={`stack gap-12 ${styles['stages']}`}>
            {open.map((row) => (
              <li key={row.step}>
                <Link to={paths.applicationsWith({ status: row.step })}>{t(applicationStatuses[row.step].label)}</Link>
                <dl className="stack gap-8">
                  {ages.map((age) => (
                    <div key={age} data-late={age === 'older' && row.older > 0}>
                      <dt className="quiet small">{t(ageWords[age])}</dt>
                      <dd className="bold tabular">{count(row[age], lang)}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Frame>
  )
}

// Lists with how much each holds, a line for each: a figure of work that waits is emphasised, nothing is quiet.
import type { Wording } from '@register/contract/phrase'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { Icon } from '../../../../kit/action/icons.tsx'
import { total } from '../../../../kit/plain/format.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import type { Counted } from './useWaiting.ts'
import styles from './waiting.module.css'

export function Queues({ label, counts }: { label: Wording; counts: readonly Counted[] }) {
  const t = useTranslate()
  const lang = useLang()
  return (
    <ul aria-label={t(label)} className={styles['queues']}>
      {counts.map(({ key, label: name, icon, to, isWork, waiting }) => (
        <li key={key}>
          <Link to={to} data-waits={isWork && (waiting?.total ?? 0) > 0}>
            <Icon name={icon} />
            <span>{t(name)}</span>
            <strong className="regular tabular">
              {waiting ? total(waiting.total, waiting.totalIsLowerBound, lang) : '—'}
            </strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}

// How many certificates the register has, as quiet figures that filter when they are clicked.
import type { FrontCount } from '@register/contract/business/publicReport'
import type { ReportStatus } from '@register/contract/business/status'
import { Link } from '../../../kit/plain/Link.tsx'
import { useLang, useSay } from '../../../api/language.ts'
import { count } from '../../../kit/plain/format.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import * as paths from '../../../paths.ts'
import { statusIcons } from '../../status/statusIcons.ts'
import styles from './Front.module.css'
import { words } from '../words.ts'

export const Holdings = ({ held }: { held: FrontCount }) => {
  const say = useSay()
  const lang = useLang()
  const some = (figures: FrontCount['byKind']) => figures.filter((figure) => figure.count > 0)
  return (
    <section className={styles['part']}>
      <h2>{say(words.holds)}</h2>
      {held.total === 0 && <p className={styles['none']}>{say(words.emptyRegister)}</p>}
      {held.total > 0 && (
        <>
          <p className={styles['sum']}>
            <strong>{count(held.total, lang)}</strong> {say(words.total)}
            <span className={styles['month']}>
              {say(words.newThisMonth(count(held.newThisMonth, lang)))}
              {' · '}
              {say(words.changedThisMonth(count(held.changedThisMonth, lang)))}
            </span>
          </p>
          <h3>{say(words.byKind)}</h3>
          <ul className={styles['figures']}>
            {some(held.byKind).map((kind) => (
              <li key={kind.key}>
                <Link to={paths.search({ categoryCode: kind.key })}>
                  <span>{kind.label}</span>
                  <b>{count(kind.count, lang)}</b>
                </Link>
              </li>
            ))}
          </ul>
          <h3>{say(words.byStatus)}</h3>
          <ul className={styles['figures']}>
            {some(held.byStatus).map((status) => (
              <li key={status.key}>
                <Link to={paths.search({ status: status.key })}>
                  <span className={styles['withIcon']}>
                    <Icon name={statusIcons[status.key as ReportStatus] ?? 'question'} size={16} />
                    {status.label}
                  </span>
                  <b>{count(status.count, lang)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

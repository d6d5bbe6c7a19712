// The certificates of a holder, counted by standing and by kind; each figure leads to the search.
import type { BodyPage } from '@register/contract/business/publicReport/holders/holders'
import type { PublicStatus } from '@register/contract/rules/status'
import { useLang, useTranslate } from '../../api/language.ts'
import { Link } from '../../kit/plain/Link.tsx'
import { count } from '../../kit/plain/format.ts'
import { Figures } from '../list/Figures.tsx'
import { StatusBadge } from '../status/StatusBadge.tsx'
import styles from './Holder.module.css'
import { moreThan, totalOf, words } from './words.ts'

interface Props extends Pick<BodyPage, 'total' | 'byStatus' | 'byKind'> {
  more?: boolean
  /** The address of the search for them, narrowed by a standing or a kind. */
  to: (narrowed: { status?: PublicStatus; categoryCode?: string }) => string
}

export const Held = ({ total, byStatus, byKind, more = false, to }: Props) => {
  const t = useTranslate()
  const lang = useLang()
  return (
    <section className={`stack gap-12 card ${styles['held']}`}>
      <h2 className="large">{t(words.certificates)}</h2>
      {total === 0 ? (
        <p>{t(words.none)}</p>
      ) : (
        <>
          <p>
            {t((more ? moreThan : totalOf)(count(total, lang)))} <Link to={to({})}>{t(words.all)}</Link>
          </p>
          <h3 className="quiet small regular">{t(words.byStatus)}</h3>
          <Figures
            figures={byStatus.map((one) => ({
              key: one.status,
              label: <StatusBadge status={one.status} />,
              count: one.count,
              to: to({ status: one.status }),
            }))}
          />
          <h3 className="quiet small regular">{t(words.byKind)}</h3>
          <Figures figures={byKind.map((one) => ({ ...one, to: to({ categoryCode: one.key }) }))} />
        </>
      )}
    </section>
  )
}

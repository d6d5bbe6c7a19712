// The coverage table as the certificate prints it: each row an alternative, its conditions together.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { between, colon } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import styles from './Coverage.module.css'
import { words } from './words.ts'

type Table = Pick<Answer['coverage'], 'rows' | 'whole' | 'models'>

export const Rows = ({ coverage }: { coverage: Table }) => {
  const t = useTranslate()
  const { rows, whole, models } = coverage
  const isSingle = rows.length === 1
  return (
    <>
      {!isSingle && <p className={`quiet medium ${styles['note']} ${styles['hint']}`}>{t(words.alternatives)}</p>}
      <div className={`stack gap-12 ${styles['rows']}`}>
        {rows.map(({ name, conditions }) => (
          <section key={name} className={isSingle ? undefined : `framed rounded pad-12 ${styles['row']}`}>
            {!isSingle && <h3>{name}</h3>}
            <dl>
              {conditions.map(({ label, printed }, at) => (
                // An early row may name a parameter twice, so the position is the key.
                <div key={at}>
                  <dt>{label}</dt>
                  <dd className="tabular break-words">{printed}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {models.length > 0 && (
        <p className={`quiet medium ${styles['note']}`}>
          {t(words.models)}
          {t(colon)}
          {models.join(t(between))}
        </p>
      )}
      {!whole && <p className={`quiet medium ${styles['note']}`}>{t(words.notWhole)}</p>}
    </>
  )
}

// The coverage table as the certificate prints it: each row an alternative, its conditions together.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { between, colon } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import styles from './Coverage.module.css'
import { words } from './words.ts'

type Table = Pick<Answer['coverage'], 'rows' | 'whole' | 'models'>

export const Rows = ({ coverage }: { coverage: Table }) => {
  const say = useSay()
  const { rows, whole, models } = coverage
  const isSingle = rows.length === 1
  return (
    <>
      {!isSingle && <p className={`${styles['note']} ${styles['hint']}`}>{say(words.alternatives)}</p>}
      <div className={styles['rows']}>
        {rows.map(({ name, conditions }) => (
          <section key={name} className={isSingle ? undefined : styles['row']}>
            {!isSingle && <h3>{name}</h3>}
            <dl>
              {conditions.map(({ label, printed }, at) => (
                // An early row may name a parameter twice, so the position is the key.
                <div key={at}>
                  <dt>{label}</dt>
                  <dd>{printed}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {models.length > 0 && (
        <p className={styles['note']}>
          {say(words.models)}
          {say(colon)}
          {models.join(say(between))}
        </p>
      )}
      {!whole && <p className={styles['note']}>{say(words.notWhole)}</p>}
    </>
  )
}

// A share of a whole as a ring with its percentage, and the two numbers it is made of in a sentence.
import { useLang, useTranslate } from '../../../../api/language.ts'
import { tagOf, type Wording } from '@register/contract/phrase'
import styles from './figures.module.css'

/** The circumference of the ring in the picture's units. */
const around = 2 * Math.PI * 45

/** The share is rounded down, so that 100 % appears only when nothing is missing. `text` names both numbers. */
export function Ring({ part, whole, text }: { part: number; whole: number; text: Wording }) {
  const t = useTranslate()
  const lang = useLang()
  const share = Math.floor((100 * part) / whole) / 100
  return (
    <div className={`row wrap gap-16 align-center ${styles['share']}`}>
      <div className={`rigid anchor ${styles['ring']}`}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="45" />
          <circle cx="50" cy="50" r="45" className={styles['part']} strokeDasharray={`${share * around} ${around}`} />
        </svg>
        <span className="stack place-center bold tabular">
          {share.toLocaleString(tagOf(lang), { style: 'percent' })}
        </span>
      </div>
      <p className="may-narrow quiet">{t(text)}</p>
    </div>
  )
}

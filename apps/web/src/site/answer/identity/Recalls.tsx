// Recalls of some of the products under the certificate: which ones, what is wrong, and since when a lifted one holds no more.
import { rangeWords } from '@register/contract/business/recall/shape'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import styles from './Recalls.module.css'
import { words } from '../words.ts'

export const Recalls = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  return answer.recalls.map(({ id, reason, announcedOn, liftedOn, liftedReason, ...range }) => (
    <section key={id} className={`break-words card pad-12-16 ${styles['recall']}`} data-lifted={liftedOn !== null}>
      <h2 className="row gap-8 align-center below-4 bad large">
        <Icon name="warning" size={18} />
        {t(liftedOn === null ? words.recall(announcedOn) : words.liftedRecall(announcedOn, liftedOn))}
      </h2>
      <p className={styles['range']}>{t(rangeWords(range))}</p>
      <p>{reason}</p>
      {liftedReason && <p>{t(words.liftedBecause(liftedReason))}</p>}
    </section>
  ))
}

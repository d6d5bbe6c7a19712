// The fields that a change changed: before, then after.
import type { FieldChange } from '@register/contract/business/report/changeKinds'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import styles from './ChangeList.module.css'
import { words } from './words.ts'

/** Changes that the server stored show an empty value as a dash. */
const isNothing = (text: string): boolean => text === '' || text === '—'

export const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => {
  const t = useTranslate()
  return (
    <dl className={`stack gap-4 ${styles['lines']}`}>
      {changes.map((line) => (
        <div className="stack gap-4-16" key={line.field}>
          <dt>{line.label}</dt>
          <dd className="row wrap gap-4-8 align-center may-narrow break-words">
            {isNothing(line.before) ? (
              <span>{t(words.empty)}</span>
            ) : (
              <del>
                <span className="unseen">{t(words.before)}</span>
                {line.before}
              </del>
            )}
            <Icon name="arrow" size={16} />
            <ins>
              <span className="unseen">{t(words.after)}</span>
              {isNothing(line.after) ? t(words.empty) : line.after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
